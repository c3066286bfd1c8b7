import { listAddress } from '@resources/terms/listAddress'
import { useState } from 'react'
import { formatFen, formatInteger, formatLi } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { Chart, type ChartSeries, compactNumber, ViewSwitch } from '@/screens/chart'
import { Card } from '@/ui/Card'
import { channelWord, declared, type Figures, pages, useIsThere } from './figures'
import { texts } from './texts'

const { fields, label } = declared.trend

/**
 * The series, each with the divisor that turns its unit into yuan (counts have none), and the list that has a day's records:
 * pushes are counted by the ledger, which goes further back than their own list.
 */
const shown = [
  { key: 'pay_fee', write: formatFen, yuan: 100, path: pages.trades, filter: { date_type: 'pay' } },
  { key: 'push', write: formatInteger, path: pages.fees, filter: { service: 'ORDER_PUSH' } },
  { key: 'sms', write: formatInteger, path: pages.sms, filter: {} },
  { key: 'consume_li', write: formatLi, yuan: 1000, path: pages.fees, filter: {} },
] as const

type Key = (typeof shown)[number]['key']

const isKnown = (value: number | null): value is number => value !== null

export const Trend = ({ figures }: { figures: Figures | undefined }) => {
  const say = useSay()
  const locale = useLocale()
  const isThere = useIsThere()
  const [chosen, choose] = useState<Key>('pay_fee')
  const days = figures?.trend ?? []
  const series = shown.flatMap((one): (ChartSeries & { key: Key })[] => {
    const values = days.map((day) => day[one.key]).filter(isKnown)
    // A series the operator may not see has no values.
    if (values.length < days.length) return []
    const tick = (value: number) =>
      'yuan' in one ? `¥${compactNumber(value / one.yuan, locale)}` : compactNumber(value, locale)
    return [{ key: one.key, label: say(fields[one.key].label), values, write: one.write, tick }]
  })
  const [first] = series
  const drawn = series.find(({ key }) => key === chosen) ?? first
  const list = shown.find(({ key, path }) => key === drawn?.key && isThere(path))
  if (figures && !drawn) return null
  if (figures && days.length === 0)
    return (
      <Card title={say(label)}>
        <p className="board-nothing">{say(texts.noFigures)}</p>
      </Card>
    )
  return (
    <Card title={say(label)}>
      {drawn && figures ? (
        <Chart
          kind="line"
          name={say(label)}
          data={{ head: say(fields.date.label), categories: days.map(({ date }) => date), series }}
          drawn={[drawn.key]}
          shorten={(day) => day.slice(5)}
          leadsTo={(day) =>
            list && listAddress(list.path, { ...list.filter, begin_date: day, end_date: day })
          }
          tools={
            <ViewSwitch
              label={say(texts.shown)}
              options={series.map(({ key, label: word }) => ({ value: key, label: word }))}
              value={drawn.key}
              onChange={choose}
            />
          }
        />
      ) : (
        <div className="board-chart-place board-waiting" />
      )}
    </Card>
  )
}

export const Platforms = ({ figures }: { figures: Figures | undefined }) => {
  const say = useSay()
  const { fields, label } = declared.platforms
  const platforms = figures?.platforms ?? []
  // A series with unknown values cannot be drawn as shares.
  const series = (['shops', 'orders'] as const)
    .filter((key) => platforms.every((one) => one[key] !== null))
    .map((key) => ({
      key,
      label: say(fields[key].label),
      values: platforms.map((one) => one[key] ?? 0),
      write: formatInteger,
    }))
  const isThere = useIsThere()
  const shopsOf = (channel: string) => {
    const one = platforms.find(({ op }) => say(channelWord(op)) === channel)
    return one?.op && isThere(pages.shops) ? listAddress(pages.shops, { op: one.op }) : undefined
  }
  return (
    <Card title={say(label)}>
      {figures && (platforms.length === 0 || series.length === 0) ? (
        <p className="board-nothing">{say(texts.noFigures)}</p>
      ) : figures ? (
        <Chart
          kind="share"
          name={say(label)}
          leadsTo={shopsOf}
          data={{
            head: say(fields.op.label),
            categories: platforms.map(({ op }) => say(channelWord(op))),
            series,
          }}
        />
      ) : (
        <div className="board-chart-place board-waiting" />
      )}
    </Card>
  )
}
