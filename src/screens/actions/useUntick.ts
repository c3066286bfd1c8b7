import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import type { RunRow } from '@/runs'
import { useSelection } from '../list/selection'

/** Records that are found to be gone within this time are told of together, ms. */
const together = 300

/**
 * Makes what takes the ticks off as the rows of a run come in: what is done is done with, and what is gone drops out
 * visibly. What failed stays ticked, ready for another try. It goes on when the dialog is closed.
 */
export const useUntick = (): (() => (rows: readonly RunRow[]) => void) => {
  const selection = useSelection()
  const notify = useNotify()
  const say = useSay()
  return () => {
    let dropped = 0
    const tell = () => {
      notify(say('console.list.gone', { count: dropped }), { type: 'warning' })
      dropped = 0
    }
    return (rows) => {
      const gone = rows.filter((row) => row.gone && selection.has(row.id)).length
      selection.remove(rows.filter((row) => row.state === 'done' || row.gone).map(({ id }) => id))
      if (gone > 0 && dropped === 0) setTimeout(tell, together)
      dropped += gone
    }
  }
}
