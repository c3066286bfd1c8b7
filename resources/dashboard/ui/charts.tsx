import { listAddress } from '@resources/terms/listAddress'
import { useState } from 'react'
import { formatFen, formatInteger, formatLi } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { Chart, type ChartSeries, compactNumber } from '@/screens/chart'
import { Card } from '@/ui/Card'
import { ViewSwitch } from '@/ui/ViewSwitch'
import { channelWord, declared, type Figures, pages, useIsThere } from './figures'
import { texts } from './texts'

const { fields } = declared.trend

/** How far back the trend looks, in days; the platform sends the longest. */
const ranges = ['7', '30'] as const

/**
 * The series, each with the divisor from its unit to yuan (counts have none) and the list with a day's records. Pushes are
 * counted from the ledger, which goes back further than their own list.
 */
const shown = [
  { key: 'pay_fee', write: formatFen, yuan: 100, path: pages.trades, filter: { date_type: 'pay' } },
  { key: 'push', write: formatInteger, path: pages.fees, filter: { service: 'ORDER_PUSH' } },
  { key: 'sms', write: formatInteger, path: pages.sms, filter: {} },
  { key: 'consume_li', write: formatLi, yuan: 1000, path: pages.fees, filter: {} },
] as const

type Key = (typeof shown)[number]['key']

const isKnown = (value: number | null): value is number => value !== null

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** The sum of the days shown and, where they are known, of as many days before. */
const Sums = ({ series, days }: { series: ChartSeries; days: number }) => {
  const say = useSay()
  const { values, write } = series
  const before = values.slice(-2 * days, -days)
  return (
    <p className="board-quiet board-sums">
      <span>{say(texts.total, { figure: series.label, total: write(sumOf(values.slice(-days))) })}</span>
      {before.length === days && (
        <span>{say(texts.before, { count: String(days), total: write(sumOf(before)) })}</span>
      )}
    </p>
  )
}

export const Trend = ({ figures }: { figures: Figures | undefined }) => {
  const say = useSay()
  const locale = useLocale()
  const isThere = useIsThere()
  const [chosen, choose] = useState<Key>('pay_fee')
  const [range, setRange] = useState<(typeof ranges)[number]>('30')
  const days = figures?.trend ?? []
  const shownDays = Number(range)
  const title = say(texts.trend, { count: range })
  const series = shown.flatMap((one): (ChartSeries & { key: Key })[] => {
    const values = days.map((day) => day[one.key]).filter(isKnown)
    // A series the operator may not see has no values.
    if (values.length < days.length) return []
    const tick = (value: number) =>
      'yuan' in one ? `¥\u00a0${compactNumber(value / one.yuan, locale)}` : compactNumber(value, locale)
    return [{ key: one.key, label: say(fields[one.key].label), values, write: one.write, tick }]
  })
  const [first] = series
  const drawn = series.find(({ key }) => key === chosen) ?? first
  const list = shown.find(({ key, path }) => key === drawn?.key && isThere(path))
  if (figures && !drawn) return null
  if (figures && days.length === 0)
    return (
      <Card title={title}>
        <p className="board-nothing">{say(texts.noFigures)}</p>
      </Card>
    )
  return (
    <Card
      title={title}
      aside={
        <ViewSwitch
          label={say(texts.range)}
          options={ranges.map((count) => ({ value: count, label: say(texts.days, { count }) }))}
          value={range}
          onChange={setRange}
        />
      }
    >
      {drawn && figures ? (
        <>
          <Chart
            kind="line"
            name={title}
            data={{
              head: say(fields.date.label),
              categories: days.slice(-shownDays).map(({ date }) => date),
              series: series.map((one) => ({ ...one, values: one.values.slice(-shownDays) })),
            }}
            drawn={[drawn.key]}
            shorten={(day) => day.slice(5)}
            leadsTo={(day) =>
              list && listAddress(list.path, { ...list.filter, begin_date: day, end_date: day })
            }
            tools={
              <ViewSwitch
                label={say(texts.shown)}
                options={series.map(({ key, label }) => ({ value: key, label }))}
                value={drawn.key}
                onChange={choose}
              />
            }
          />
          <Sums series={drawn} days={shownDays} />
        </>
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
