import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import type { RunRow } from '@/runs'
import { useSelection } from '../list/selection'

/** Records that vanish within this time are reported together, ms. */
const together = 300

/**
 * Unticks records as a run's rows come in: done ones quietly, vanished ones with a message. Failed ones stay ticked for
 * another try. It continues after the dialog is closed.
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
