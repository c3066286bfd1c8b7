import Warning from '@mui/icons-material/WarningAmber'
import { Link } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { type Card, cards } from './cards'
import type { Figures } from './figures'
import { useIsThere } from './figures'
import { texts } from './texts'

/** Whether a figure needs a smaller font to fit on one line. */
const isLong = (figure = ''): boolean => figure.length > 11

const OneCard = ({ card, figures }: { card: Card; figures: Figures | undefined }) => {
  const say = useSay()
  const shown = figures && card.of(figures)
  if (shown && shown.figure === undefined) return null
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

/** Today's figures, one card per page that the operator may see. */
export const Cards = ({ figures }: { figures: Figures | undefined }) => {
  const say = useSay()
  const isThere = useIsThere()
  return (
    <section aria-label={say(texts.overview)} aria-busy={!figures}>
      <ul className="board-cards">
        {cards
          .filter(({ path }) => isThere(path))
          .map((card) => (
            <OneCard key={card.key} card={card} figures={figures} />
          ))}
      </ul>
    </section>
  )
}
