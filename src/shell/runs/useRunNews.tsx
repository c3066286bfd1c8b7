import { useEffect, useEffectEvent, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import type { RunInfo } from '@/runs/run'
import { sentenceOf, toneOf } from '@/screens/runs/sentence'
import { isWatched, useRuns } from '@/screens/runs/useRuns'
import { Button } from '@/ui/Button'
import { useRunName } from './naming'
import { beforeTheEnd, newsOf, type RunNews } from './standing'
import { texts } from './texts'
import './runs.css'

const Look = ({ onLook }: { onLook: () => void }) => (
  <Button size="small" variant="text" onClick={onLook}>
    {useSay()(texts.look)}
  </Button>
)

const RunToast = ({ run, onLook }: { run: RunInfo; onLook: () => void }) => {
  const say = useSay()
  const name = useRunName()
  return (
    <div className="runs-news">
      <span>{say(texts.ending, { name: name(run), sentence: sentenceOf(run, say) })}</span>
      <Look onLook={onLook} />
    </div>
  )
}

const InterruptedToast = ({ count, onLook }: { count: number; onLook: () => void }) => (
  <div className="runs-news">
    <span>{useSay()(texts.interrupted, { count })}</span>
    <Look onLook={onLook} />
  </div>
)

/** How long the toast stays, ms: enough to read the result and go to it. */
const duration = 5000

/** @param open whether all runs are already visible */
export const useRunNews = (open: boolean, onLook: (id: string) => void): void => {
  const { list, subscribe } = useRuns()
  const notify = useNotify()
  const announce = useEffectEvent((news: RunNews) => {
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
  const isFirst = useRef(true)
  useEffect(() => {
    // Earlier pages' runs are not restored yet, so a finished run must have started here while this part was loading.
    let known = isFirst.current ? beforeTheEnd(list()) : []
    isFirst.current = false
    const look = () => {
      const now = list()
      const news = newsOf(known, now, (id) => isSeen(id))
      known = now
      for (const one of news) announce(one)
    }
    look()
    return subscribe(look)
  }, [list, subscribe])
}
