import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useGetIdentity } from 'react-admin'
import { formatClock } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { usePolledAnswer } from '@/screens/kinds/kit'
import { Notice } from '@/ui/Notice'
import { endpoints } from '../dashboard.page'
import { Cards } from './Cards'
import { Platforms, Trend } from './charts'
import { pages, useIsThere } from './figures'
import { Notices, PushErrors, Todos } from './lists'
import { texts } from './texts'
import './board.css'

/** Refresh interval while the page is visible, ms. */
const refreshEvery = 60_000

/** The dashboard. A hidden page or window stops polling until it is visible again. */
const Dashboard = () => {
  const say = useSay()
  const { identity } = useGetIdentity()
  const isThere = useIsThere()
  const { data, error, isFetching, dataUpdatedAt, refresh } = usePolledAnswer(endpoints.figures, refreshEvery)
  const time = formatClock(Math.floor(dataUpdatedAt / 1000))
  const name = identity?.fullName
  return (
    <div className="board">
      <header className="board-head">
        <div>
          <h1>{say('console.home.title')}</h1>
          <p>{name && say('console.home.welcome', { name })}</p>
        </div>
        <div className="board-tools">
          <span className="board-quiet" role="status">
            {data && say(texts.loadedAt, { time })}
          </span>
          <IconButton
            aria-label={say(texts.refresh)}
            title={say(texts.refresh)}
            aria-busy={isFetching}
            onClick={refresh}
          >
            <Refresh className={isFetching ? 'board-turning' : undefined} />
          </IconButton>
        </div>
      </header>
      {error && (
        <Notice severity="error" action={<Button onClick={refresh}>{say(texts.retry)}</Button>}>
          <strong>{data ? say(texts.failedAt, { time }) : say(texts.failed)}</strong> {messageOf(error)}
        </Notice>
      )}
      {(data || !error) && (
        <>
          <Cards figures={data} />
          <div className="board-wide">
            <Trend figures={data} />
            <Todos figures={data} />
          </div>
          <div className="board-three">
            {isThere(pages.shops) && <Platforms figures={data} />}
            {isThere(pages.pushes) && <PushErrors figures={data} />}
            {isThere(pages.announcements) && <Notices figures={data} />}
          </div>
        </>
      )}
    </div>
  )
}

export default Dashboard
