import { useEffect, useEffectEvent } from 'react'
import { useNotify } from 'react-admin'
import type { RunInfo } from '@/runs'
import { toneOf } from '@/screens/runs/texts'
import { isWatched, useRuns } from '@/screens/runs/useRuns'
import { newsOf, type RunNews } from './news'
import { InterruptedToast, RunToast } from './RunToast'

/** Time enough to read the result and go to it, ms. */
const duration = 5000

/**
 * Notifies the operator of runs that ended or stopped in the background.
 *
 * @param open whether all runs are already visible
 * @param onLook opens the list at a run
 */
export const useRunNews = (open: boolean, onLook: (id: string) => void): void => {
  const { list, subscribe } = useRuns()
  const notify = useNotify()
  const tell = useEffectEvent((news: RunNews) => {
    if (news.about === 'interrupted') {
      const [newest] = news.runs
      if (!newest) return
      const toast = <InterruptedToast count={news.runs.length} onLook={() => onLook(newest.id)} />
      notify(toast, { type: 'info', autoHideDuration: duration })
    } else {
      const toast = <RunToast run={news.run} onLook={() => onLook(news.run.id)} />
      notify(toast, { type: toneOf(news.run), autoHideDuration: duration })
    }
  })
  const isSeen = useEffectEvent((id: string) => open || isWatched(id))
  useEffect(() => {
    let known: readonly RunInfo[] = []
    const look = () => {
      const now = list()
      const news = newsOf(known, now, (id) => isSeen(id))
      known = now
      for (const one of news) tell(one)
    }
    look()
    return subscribe(look)
  }, [list, subscribe])
}
