import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { oneOf, type Resource } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { isOver } from '@/runs'
import { RunFooter, RunResultButton, RunRows, RunSummary, useRun, useRuns, useWatched } from '../runs'
import { closeText, notDoneText } from '../runs/texts'
import type { ChosenFile } from './chosenFile'
import { mendableFile } from './mendableFile'
import { useTableDownload } from './tableDownload'
import { texts } from './texts'

/** The last step: the rows on their way, and what the platform says to each. Closed, it goes on. */
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
      // What is unknown may have been imported: it is asked after, not sent again by way of a file.
      .filter(({ state }) => state === 'failed' || state === 'waiting')
      .map((row): [number, string] => [Number(row.id), row.reason ?? say(notDoneText)])
    const { columns, rows } = mendableFile(chosen.table, new Map(reasons), locale)
    const title = say(texts.badName, { name: say(oneOf(resource)) })
    save({ format: chosen.format, columns, locale, title }, rows)
  }
  return (
    <>
      <DialogContent>
        {run && (
          <Stack spacing={2}>
            <RunSummary run={run} />
            <RunRows run={run} />
            {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          </Stack>
        )}
      </DialogContent>
      {run ? (
        <RunFooter run={run} onClose={onClose}>
          {isOver(run) && run.counts.failed + run.counts.waiting > 0 && (
            <Button onClick={download}>{say(texts.downloadNotDone)}</Button>
          )}
          <RunResultButton run={run} name={say(texts.title, { name: say(oneOf(resource)) })} />
        </RunFooter>
      ) : (
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {say(closeText)}
          </Button>
        </DialogActions>
      )}
    </>
  )
}
