import { useEffect, useState } from 'react'
import { useEvent } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { startExport } from '@/runs/exportRun'
import { Dialog } from '@/ui/Dialog'
import { useSelectedRecords } from '../list/selection'
import { useList } from '../list/useList'
import { useRun, useRunContext, useRuns } from '../runs/useRuns'
import { ExportProgress } from './ExportProgress'
import { ExportSetup } from './ExportSetup'
import { texts } from './texts'

/**
 * Exports a list to a file: asks what to export, then shows the progress. The export continues after the dialog is closed,
 * and appears in the console's runs.
 */
const ExportDialog = ({ start, onClose }: { start: 'matching' | 'selected'; onClose: () => void }) => {
  const { resource, loaded } = useList()
  const say = useSay()
  const selected = useSelectedRecords()
  const runs = useRuns()
  const context = useRunContext()
  const [id, setId] = useState<string>()
  const run = useRun(id)
  const lost = id !== undefined && run === undefined
  const close = useEvent(onClose)
  // The run was removed from the list elsewhere.
  useEffect(() => {
    if (lost) close()
  }, [lost, close])
  return (
    <Dialog title={say(texts.title, { name: say(resource.label) })} onClose={onClose} width="sm">
      {run ? (
        <ExportProgress run={run} onClose={onClose} />
      ) : (
        loaded && (
          <ExportSetup
            resource={resource}
            loaded={loaded}
            selected={[...selected.values()]}
            start={start}
            onStart={(order) => setId(startExport(runs, order, context))}
          />
        )
      )}
    </Dialog>
  )
}

export default ExportDialog
