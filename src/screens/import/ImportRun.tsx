import Button from '@mui/material/Button'
import { oneOf, type Resource } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { isOver } from '@/runs'
import { DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { RunFooter, RunResultButton } from '../runs/RunFooter'
import { RunRows } from '../runs/RunRows'
import { RunSummary } from '../runs/RunSummary'
import { closeText, notDoneText } from '../runs/texts'
import { useRun, useRuns, useWatched } from '../runs/useRuns'
import type { ChosenFile } from './mapping'
import { mendableFile, useTableDownload } from './mendableFile'
import { texts } from './texts'

/** The last step: the rows being sent, and the platform's answer to each. It continues after the dialog is closed. */
export const ImportRun = ({
  id,
  resource,
  chosen,
  onClose,
}: {
  id: string
  resource: Resource
  chosen: ChosenFile
  onClose: () => void
}) => {
  const say = useSay()
  const locale = useLocale()
  const { rowsOf } = useRuns()
  const run = useRun(id)
  const { save, failure } = useTableDownload()
  useWatched(id)
  const download = () => {
    const reasons = rowsOf(id)
      // Rows with unknown outcome may have been imported: ask about them rather than offering them for another import.
      .filter(({ state }) => state === 'failed' || state === 'waiting')
      .map((row): [number, string] => [Number(row.id), row.reason ?? say(notDoneText)])
    const { columns, rows } = mendableFile(chosen.table, new Map(reasons), locale)
    const title = say(texts.badName, { name: say(oneOf(resource)) })
    save({ format: chosen.format, columns, locale, title }, rows)
  }
  return (
    <>
      <DialogBody gap={8}>
        {run && (
          <>
            <RunSummary run={run} />
            <RunRows run={run} />
            {failure !== undefined && <Notice severity="error">{failure}</Notice>}
          </>
        )}
      </DialogBody>
      {run ? (
        <RunFooter run={run} onClose={onClose}>
          {isOver(run) && run.counts.failed + run.counts.waiting > 0 && (
            <Button onClick={download}>{say(texts.downloadNotDone)}</Button>
          )}
          <RunResultButton run={run} name={say(texts.title, { name: say(oneOf(resource)) })} />
        </RunFooter>
      ) : (
        <DialogFooter confirm={say(closeText)} onConfirm={onClose} />
      )}
    </>
  )
}
