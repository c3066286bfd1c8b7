import MenuItem from '@mui/material/MenuItem'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { createPortal, flushSync } from 'react-dom'
import { formatInteger, formatLi, formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Failure, type PanelProps, useAnswer, useLocale } from '@/screens/kinds/kit'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { feeEndpoints } from '../fee.area'
import type { Line } from '../lines'
import { monthName, monthsUntil, spanOfMonth } from './statement/months'
import { texts } from './statement/texts'
import { byCost, channelName, type Group, lineName, sumOf } from './statement/totals'
import { useSaveStatement } from './statement/useSaveStatement'
import './statement/statement.css'
import { platformTime } from '@/platform/clock'
import { Button } from '@/ui/Button'
import { LoadingBar } from '@/ui/Loading'

const Balances = ({
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

const GroupTable = ({ group, lines }: { group: Group; lines: readonly Line[] }) => {
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
              {lineName(group, line, locale)}
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

/** Printed in place of the page; rendered only while the browser prints. */
export const StatementPages = ({ children }: { children: ReactNode }) => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing && createPortal(<div className="fee-pages">{children}</div>, document.body)
}

const monthsOffered = 12
const groups = [
  ['SERVICE', texts.byService],
  ['SHOP', texts.byShop],
] as const

const FeeStatement = ({ resource, onClose }: PanelProps) => {
  const say = useSay()
  const locale = useLocale()
  const tabId = useId()
  const { identity } = useGetIdentity()
  const [months] = useState(() => monthsUntil(platformTime(), monthsOffered))
  const [month, setMonth] = useState(months[1] ?? '')
  const [group, setGroup] = useState<Group>('SERVICE')
  const span = spanOfMonth(month)
  const byService = useAnswer(feeEndpoints.stat, { ...span, group: 'SERVICE' })
  const byShop = useAnswer(feeEndpoints.stat, { ...span, group: 'SHOP' })
  const { saving, save, reset } = useSaveStatement(resource)
  const [services, shops] = [byService.data, byShop.data]
  const error = byService.error ?? byShop.error
  const title = say(texts.titleOf, { month: monthName(month, locale) })
  const answer = group === 'SERVICE' ? services : shops
  const balances = services && (
    <Balances
      opening_li={services.begin_balance_li}
      closing_li={services.end_balance_li}
      lines={services.items}
    />
  )
  return (
    <Dialog title={say(texts.title)} onClose={onClose} width="md">
      <DialogBody gap={12}>
        <TextField
          select
          size="small"
          label={say(texts.month)}
          value={month}
          onChange={(event) => {
            reset()
            setMonth(event.target.value)
          }}
          helperText={month === months[0] ? say(texts.unfinished) : undefined}
          sx={{ alignSelf: 'flex-start', minWidth: 200 }}
        >
          {months.map((one) => (
            <MenuItem key={one} value={one}>
              {monthName(one, locale)}
            </MenuItem>
          ))}
        </TextField>
        {error ? (
          <Failure
            error={error}
            onRetry={() => {
              void byService.refetch()
              void byShop.refetch()
            }}
          >
            {say(texts.failed)}{' '}
          </Failure>
        ) : !answer ? (
          <LoadingBar aria-label={say(texts.loading)} />
        ) : (
          <>
            {balances}
            <Tabs value={group} onChange={(_, value: Group) => setGroup(value)}>
              {groups.map(([value, label]) => (
                <Tab
                  key={value}
                  value={value}
                  label={say(label)}
                  id={`${tabId}-${value}`}
                  aria-controls={`${tabId}-panel`}
                />
              ))}
            </Tabs>
            <div
              id={`${tabId}-panel`}
              role="tabpanel"
              aria-labelledby={`${tabId}-${group}`}
              className="fee-scroll"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
              tabIndex={0}
            >
              <GroupTable group={group} lines={answer.items} />
            </div>
          </>
        )}
        {saving.state === 'reading' && (
          <div role="status">
            {saving.total === undefined
              ? say(texts.loading)
              : say(texts.reading, { read: saving.read, total: saving.total })}
            <LoadingBar
              share={saving.total ? saving.read / saving.total : undefined}
              aria-label={say(texts.loading)}
            />
          </div>
        )}
        {saving.state === 'saved' && (
          <Notice severity="success">{say(texts.saved, { name: saving.name })}</Notice>
        )}
        {saving.state === 'failed' && (
          <Notice severity="error">{say(texts.unsaved, { reason: saving.reason })}</Notice>
        )}
        {services && shops && (
          <StatementPages>
            <h1>{title}</h1>
            <p>
              <span>{say(texts.account, { name: identity?.fullName ?? '' })}</span>
              <span>{say(texts.made, { time: formatTimestamp(platformTime()) })}</span>
              {month === months[0] && <span>{say(texts.unfinished)}</span>}
            </p>
            {balances}
            <h2>{say(texts.byService)}</h2>
            <GroupTable group="SERVICE" lines={services.items} />
            <h2>{say(texts.byShop)}</h2>
            <GroupTable group="SHOP" lines={shops.items} />
          </StatementPages>
        )}
      </DialogBody>
      <DialogFooter
        cancel={say('ra.action.close')}
        confirm={say(texts.save)}
        disabled={!services || saving.state === 'reading'}
        onConfirm={() => services && save({ month, opening_li: services.begin_balance_li, title })}
      >
        <Button variant="outlined" disabled={!services || !shops} onClick={() => window.print()}>
          {say(texts.print)}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

export default FeeStatement
