import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useState } from 'react'
import { useEvent } from 'react-admin'
import { textIn } from '@/declaration/label'
import { useLocale, useSay } from '@/i18n/useSay'
import { startExport } from '@/runs/exportRun'
import { useList } from '../list/ListContext'
import { useSelectedRecords } from '../list/selection'
import { useMeans, useRun, useRuns } from '../runs'
import { ExportProgress } from './ExportProgress'
import { ExportSetup } from './ExportSetup'
import { texts } from './texts'

/**
 * Writes a list into a file: asks what, then shows how far it is. Closed, the export goes on, and is found among the
 * console's runs.
 */
const ExportDialog = ({ start, onClose }: { start: 'matching' | 'selected'; onClose: () => void }) => {
  const { resource, loaded } = useList()
  const say = useSay()
  const locale = useLocale()
  const titleId = useId()
  const selected = useSelectedRecords()
  const runs = useRuns()
  const means = useMeans()
  const [id, setId] = useState<string>()
  const run = useRun(id)
  const lost = id !== undefined && run === undefined
  const close = useEvent(onClose)
  // It has been taken off the list elsewhere.
  useEffect(() => {
    if (lost) close()
  }, [lost, close])
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say(texts.title, { name: textIn(resource.label, locale) })}</DialogTitle>
      {run ? (
        <ExportProgress run={run} onClose={onClose} />
      ) : (
        loaded && (
          <ExportSetup
            resource={resource}
            loaded={loaded}
            selected={[...selected.values()]}
            start={start}
            onStart={(order) => setId(startExport(runs, order, means))}
            onCancel={onClose}
          />
        )
      )}
    </Dialog>
  )
}

export default ExportDialog
