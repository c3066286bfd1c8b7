import Refresh from '@mui/icons-material/Refresh'
import Reorder from '@mui/icons-material/SwapVert'
import Warning from '@mui/icons-material/WarningAmber'
import { useGetIdentity } from 'react-admin'
import { formatZonedClock } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { usePolledAnswer } from '@/screens/endpoints'
import { Failure } from '@/screens/kinds/parts/Failure'
import { Link } from '@/ui/Link'
import { endpoints } from '../dashboard.page'
import { type Card, cards } from './cards'
import { Platforms, Trend } from './charts'
import { type Figures, pages, useIsThere } from './figures'
import { Notices, PushErrors, Todos } from './lists'
import { inOrder, useCardOrder } from './order'
import { texts } from './texts'
import './board.css'
import { IconButton } from '@/ui/Button'
import { openedPart } from '@/ui/late'
import { PopupButton } from '@/ui/PopupButton'

const isLong = (figure = ''): boolean => figure.length > 11

const OneCard = ({ card, figures }: { card: Card; figures: Figures | undefined }) => {
  const say = useSay()
  const shown = figures && card.of(figures)
  return (
    <li className="board-card" data-warning={shown?.warning !== undefined}>
      <span className="board-label">{say(card.label)}</span>
      {shown ? (
        <Link
          className={isLong(shown.figure) ? 'board-figure board-long' : 'board-figure'}
          to={shown.to}
          aria-label={`${say(card.label)} ${shown.figure}`}
        >
          {shown.figure}
        </Link>
      ) : (
        <span className="board-figure board-waiting" />
      )}
      <span className="board-note">
        {shown?.warning && (
          <strong>
            <Warning fontSize="small" />
            {say(shown.warning)}
          </strong>
        )}
        {shown?.notes.map(({ text, values, to }) => {
          const words = say(text, values)
          return to === undefined ? (
            <span key={words}>{words}</span>
          ) : (
            <Link key={words} to={to}>
              {words}
            </Link>
          )
        })}
      </span>
    </li>
  )
}

const ArrangeCards = openedPart(() => import('./ArrangeCards'))

const Cards = ({ cards, figures }: { cards: readonly Card[]; figures: Figures | undefined }) => {
  const say = useSay()
  return (
    <section aria-label={say(texts.overview)} aria-busy={!figures}>
      <ul className="board-cards">
        {cards.map((card) => (
          <OneCard key={card.key} card={card} figures={figures} />
        ))}
      </ul>
    </section>
  )
}

/** Refresh interval while the page is visible, ms. */
const refreshEvery = 60_000

/** The dashboard. A hidden page or window stops polling until it is visible again. */
const Dashboard = () => {
  const say = useSay()
  const { identity } = useGetIdentity()
  const isThere = useIsThere()
  const { data, error, isFetching, dataUpdatedAt, refresh } = usePolledAnswer(endpoints.figures, refreshEvery)
  const time = formatZonedClock(Math.floor(dataUpdatedAt / 1000))
  const name = identity?.fullName
  const [order] = useCardOrder()
  const shown = inOrder(
    cards.filter(({ path, of }) => isThere(path) && (!data || of(data).figure !== undefined)),
    order,
  )
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
          <PopupButton picture={Reorder} label={say(texts.arrange)} popup="dialog">
            {(anchor, close) => <ArrangeCards anchor={anchor} cards={shown} onClose={close} />}
          </PopupButton>
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
        <Failure error={error} onRetry={refresh}>
          <strong>{data ? say(texts.failedAt, { time }) : say(texts.failed)}</strong>{' '}
        </Failure>
      )}
      {(data || !error) && (
        <>
          <Cards cards={shown} figures={data} />
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
