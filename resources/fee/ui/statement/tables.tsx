import { formatInteger, formatLi } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { useLocale } from '@/screens/kinds/kit'
import { opensHere } from '@/screens/opensHere'
import { Link } from '@/ui/Link'
import type { Line } from '../../lines'
import { texts } from './texts'
import { byCost, channelName, type Group, lineName, sumOf } from './totals'

/** The balances at both ends of the month, and the sums between them. */
export const Balances = ({
  opening_li,
  closing_li,
  lines,
}: {
  opening_li: number
  closing_li: number
  lines: readonly Line[]
}) => {
  const say = useSay()
  const { income_li, expense_li } = sumOf(lines)
  const figures = [
    [texts.opening, opening_li],
    [texts.income, income_li],
    [texts.expense, expense_li],
    [texts.closing, closing_li],
  ] as const
  return (
    <dl className="fee-balances" aria-label={say(texts.balance)}>
      {figures.map(([label, amount]) => (
        <div key={label.en}>
          <dt>{say(label)}</dt>
          <dd>{formatLi(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

const amount = (li: number): string => (li === 0 ? '' : formatLi(li))

interface EntriesProps extends Pick<GroupTableProps, 'onLeave'> {
  readonly to: string | undefined
  readonly children: string
}

const Entries = ({ to, onLeave, children }: EntriesProps) =>
  to === undefined ? (
    children
  ) : (
    <Link className="kind-link" to={to} onClick={(event) => opensHere(event) && onLeave?.()}>
      {children}
    </Link>
  )

interface GroupTableProps {
  readonly group: Group
  readonly lines: readonly Line[]
  /** The address of a line's entries; undefined if no list shows just these. */
  readonly entriesOf?: (line: Line) => string | undefined
  /** Called when a line's entries open in place of the statement. */
  readonly onLeave?: () => void
}

/** The totals of a month by service or by shop. */
export const GroupTable = ({ group, lines, entriesOf, onLeave }: GroupTableProps) => {
  const say = useSay()
  const locale = useLocale()
  const sum = sumOf(lines)
  const byShop = group === 'SHOP'
  const title = say(byShop ? texts.byShop : texts.byService)
  return (
    <table className="fee-table" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{say(byShop ? texts.shop : texts.item)}</th>
          {!byShop && (
            <th scope="col" className="fee-count">
              {say(texts.quantity)}
            </th>
          )}
          <th scope="col" className="fee-count">
            {say(texts.count)}
          </th>
          <th scope="col">{say(texts.income)}</th>
          <th scope="col">{say(texts.expense)}</th>
        </tr>
      </thead>
      <tbody>
        {byCost(lines).map((line) => (
          <tr key={line.key}>
            <th scope="row">
              <Entries to={entriesOf?.(line)} onLeave={onLeave}>
                {lineName(group, line, locale)}
              </Entries>
              {byShop && line.key !== '' && <small>{channelName(line.key, locale)}</small>}
            </th>
            {!byShop && (
              <td className="fee-count">{line.quantity === 0 ? '' : formatInteger(line.quantity)}</td>
            )}
            <td className="fee-count">{formatInteger(line.count)}</td>
            <td>{amount(line.income_li)}</td>
            <td>{amount(line.expense_li)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(texts.total)}</th>
          {!byShop && <td className="fee-count" />}
          <td className="fee-count">{formatInteger(sum.count)}</td>
          <td>{formatLi(sum.income_li)}</td>
          <td>{formatLi(sum.expense_li)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
