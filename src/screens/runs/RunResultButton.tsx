import Button from '@mui/material/Button'
import { fileNameOf, saveFile } from '@/files/saveFile'
import { useSay } from '@/i18n/useSay'
import type { RunInfo } from '@/runs'
import { resultText } from '@/runs/resultFile'
import { resultFileText } from './texts'
import { useRuns } from './useRuns'

/**
 * Saves what has become of each row of a run as a file; for runs that make no file of their own.
 *
 * @param name of the run, for the file's
 */
export const RunResultButton = ({ run, name, size }: { run: RunInfo; name: string; size?: 'small' }) => {
  const { rowsOf } = useRuns()
  const say = useSay()
  if (run.kind === 'export') return null
  const save = () => {
    const content = new Blob([resultText(run, rowsOf(run.id))], { type: 'text/csv;charset=utf-8' })
    saveFile(content, fileNameOf(name, 'csv', Date.now()))
  }
  return (
    <Button size={size} onClick={save}>
      {say(resultFileText)}
    </Button>
  )
}
