import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { listAddress } from '@resources/terms/listAddress'
import { troubleLabel } from '@resources/terms/troubles'
import type { ReactNode } from 'react'
import { formatDay, formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { Status } from '@/ui/Status'
import { channelWord, declared, type Figures, failedPushes, isOwnAddress, pages } from './figures'
import { texts } from './texts'

interface ListCardProps<Item> {
  readonly title: string
  readonly aside?: ReactNode
  readonly items: readonly Item[] | undefined
  readonly none: ReactNode
  readonly children: (item: Item) => ReactNode
}

const lines = ['1', '2', '3', '4', '5']

const ListCard = <Item,>({ title, aside, items, none, children }: ListCardProps<Item>) => (
  <Card title={title} aside={aside}>
    {!items && (
      <ul className="board-list" aria-hidden="true">
        {lines.map((line) => (
          <li key={line} className="board-line">
            <span className="board-waiting" />
          </li>
        ))}
      </ul>
    )}
    {items?.length === 0 && <p className="board-nothing">{none}</p>}
    {items && items.length > 0 && <ul className="board-list">{items.map(children)}</ul>}
  </Card>
)

interface FiguresProps {
  readonly figures: Figures | undefined
}

export const Todos = ({ figures }: FiguresProps) => {
  const say = useSay()
  const { fields, label } = declared.todos
  return (
    <ListCard
      title={say(label)}
      items={figures?.todos.filter(({ route }) => isOwnAddress(route))}
      none={
        <>
          <CheckCircle fontSize="small" />
          {say(texts.nothingToDo)}
        </>
      }
    >
      {({ type, count, route }) => {
        // A kind that only a newer platform knows is shown by its raw name.
        const known = type !== null && Object.hasOwn(fields.type.of, type) ? fields.type.of[type] : undefined
        return (
          <li key={route}>
            <Link className="board-line" to={route}>
              <Status tone={known?.tone ?? 'default'} word={known ? say(known) : (type ?? route)} />
              <b>{formatInteger(count)}</b>
              <ChevronRight fontSize="small" />
            </Link>
          </li>
        )
      }}
    </ListCard>
  )
}

export const PushErrors = ({ figures }: FiguresProps) => {
  const say = useSay()
  const retrying = figures?.cards.today_push_retrying
  return (
    <ListCard
      title={say(declared.push_errors.label)}
      aside={figures && <Link to={failedPushes(figures)}>{say(texts.all)}</Link>}
      items={figures?.push_errors}
      none={retrying ? say(texts.noErrorsYet, { count: formatInteger(retrying) }) : say(texts.noErrors)}
    >
      {(shop) => {
        const { op, app_id, seller_nick, shop_name, fail, last_error } = shop
        return (
          <li key={`${op}/${app_id}/${seller_nick}`}>
            <Link className="board-line board-two" to={figures ? failedPushes(figures, shop) : pages.pushes}>
              <span className="board-name">{shop_name || seller_nick}</span>
              <b>{say(texts.failedPushes, { count: formatInteger(fail) })}</b>
              <small>
                {say(channelWord(op))} · {say(troubleLabel(last_error))}
              </small>
            </Link>
          </li>
        )
      }}
    </ListCard>
  )
}

export const Notices = ({ figures }: FiguresProps) => {
  const say = useSay()
  return (
    <ListCard
      title={say(declared.notices.label)}
      aside={<Link to={listAddress(pages.announcements, {})}>{say(texts.all)}</Link>}
      // Without an id it cannot be opened.
      items={figures?.notices.filter(({ id }) => id !== null)}
      none={say(texts.noNotices)}
    >
      {({ id, title, publish_time }) => (
        <li key={id}>
          <Link className="board-line" to={`${pages.announcement}?id=${id}`}>
            <span className="board-name">{title}</span>
            <time className="board-quiet">{formatDay(publish_time)}</time>
          </Link>
        </li>
      )}
    </ListCard>
  )
}
