import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Chart } from '@/screens/chart'
import { channelWord, declared, type Figures } from './figures'
import { Panel } from './Panel'
import { texts } from './texts'

const { fields, label } = declared.platforms

/** Distribution of shops and orders over the platforms. */
export const Platforms = ({ figures }: { figures: Figures | undefined }) => {
  const say = useSay()
  const platforms = figures?.platforms ?? []
  const isKnown = (name: 'shops' | 'orders') => platforms.every((one) => one[name] !== null)
  const shops = {
    key: 'shops',
    label: say(fields.shops.label),
    values: platforms.map((one) => one.shops ?? 0),
    write: formatInteger,
  }
  const orders = {
    key: 'orders',
    label: say(fields.orders.label),
    values: platforms.map((one) => one.orders ?? 0),
    write: formatInteger,
  }
  // A series with unknown values cannot be drawn as shares.
  const series = [...(isKnown('shops') ? [shops] : []), ...(isKnown('orders') ? [orders] : [])]
  return (
    <Panel title={say(label)}>
      {figures && (platforms.length === 0 || series.length === 0) ? (
        <p className="board-nothing">{say(texts.noFigures)}</p>
      ) : figures ? (
        <Chart
          kind="share"
          name={say(label)}
          data={{
            head: say(fields.op.label),
            categories: platforms.map(({ op }) => say(channelWord(op))),
            series,
          }}
        />
      ) : (
        <div className="board-chart-place board-waiting" />
      )}
    </Panel>
  )
}
