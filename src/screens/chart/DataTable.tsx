import { useSay } from '@/i18n/useSay'
import type { ChartData } from './chart'
import { chartTexts } from './texts'

/** All of a chart's figures. */
export const DataTable = ({ name, data }: { name: string; data: ChartData }) => {
  const say = useSay()
  return (
    // Long tables scroll within the chart's area, so that the page does not jump when the view changes.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
    <section className="chart-scroll" aria-label={`${name} · ${say(chartTexts.table)}`} tabIndex={0}>
      <table className="chart-table">
        <caption className="ui-visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{data.head}</th>
            {data.series.map(({ key, label }) => (
              <th key={key} scope="col" className="chart-figure">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {data.series.map(({ key, values, write }) => (
                <td key={key} className="chart-figure">
                  {write(values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
