import Button from '@mui/material/Button'
import { fileNameOf, saveFile } from '@/files/saveFile'
import { useSay } from '@/i18n/useSay'
import type { RunInfo } from '@/runs'
import { resultText } from '@/runs/resultFile'
import { resultFileText } from './texts'
import { useRuns } from './useRuns'

/**
 * Saves the outcome of each row as a file, for runs that write no file of their own.
 *
 * @param name the run's name, for the file name
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
