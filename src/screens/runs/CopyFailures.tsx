import Button from '@mui/material/Button'
import { clipboardTable } from '@/files/clipboardTable'
import { useSay } from '@/i18n/useSay'
import type { RunInfo } from '@/runs'
import { useCopy } from '@/ui/CopyButton'
import { copyFailuresText } from './texts'
import { useRuns } from './useRuns'

/** Copies the failed records to the clipboard as a table, each with its reason. */
export const CopyFailures = ({ run, size }: { run: RunInfo; size?: 'small' }) => {
  const { rowsOf } = useRuns()
  const copy = useCopy()
  const say = useSay()
  if (run.counts.failed === 0) return null
  const copyAll = () =>
    copy(
      clipboardTable(
        rowsOf(run.id)
          .filter(({ state }) => state === 'failed')
          .map(({ name, reason = '' }) => [name, reason]),
      ),
    )
  return (
    <Button size={size} onClick={() => void copyAll()}>
      {say(copyFailuresText)}
    </Button>
  )
}
