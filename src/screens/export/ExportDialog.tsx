import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useState } from 'react'
import { type RaRecord, useEvent } from 'react-admin'
import { useConsoleLocale } from '@/i18n/useLocalised'
import { useSay } from '@/i18n/useSay'
import { type ExportOrder, startExport } from '@/runs/exportRun'
import { useList } from '../list/ListContext'
import { useSelectedRecords, useSelection } from '../list/selection'
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
  const locale = useConsoleLocale()
  const titleId = useId()
  const selection = useSelection()
  const selected = useSelectedRecords()
  const runs = useRuns()
  const means = useMeans()
  const [begun, setBegun] = useState<{ readonly id: string; readonly ticked: readonly RaRecord[] }>()
  const run = useRun(begun?.id)

  const begin = (order: ExportOrder) =>
    setBegun({
      id: startExport(runs, order, means),
      ticked: 'total' in order.rows ? [] : [...selected.values()],
    })
  const close = useEvent(() => {
    // What is written, or held by the run, is done with; what was given up is still to be exported.
    if (begun && run && run.state !== 'stopped') selection.remove(begun.ticked.map(({ id }) => id))
    onClose()
  })
  const lost = begun !== undefined && run === undefined
  // It has been taken off the list elsewhere.
  useEffect(() => {
    if (lost) close()
  }, [lost, close])
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say(texts.title, { name: resource.label[locale] })}</DialogTitle>
      {run ? (
        <ExportProgress run={run} onClose={close} />
      ) : (
        loaded && (
          <ExportSetup
            resource={resource}
            loaded={loaded}
            selected={[...selected.values()]}
            start={start}
            onStart={begin}
            onCancel={close}
          />
        )
      )}
    </Dialog>
  )
}

export default ExportDialog
