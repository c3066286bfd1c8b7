import { useMemo } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Chart, type ChartData } from '@/screens/chart'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { PageHead } from '@/ui/PageHead'
import { ChartSheet } from './drawing/ChartSheet'
import { requests } from './figures'

const texts = {
  title: l('折线图', 'Line chart', 'Gráfico de líneas'),
  about: l(
    '三个地区一小时内的请求量，以基准的百分比表示，每 5 分钟一个点。图表与表格可随时切换。',
    'Requests of three regions within an hour, in percent of a usual one, every 5 minutes. The same figures stand in the table.',
    'Peticiones de tres regiones en una hora, en porcentaje de lo habitual, cada 5 minutos. Las mismas cifras están en la tabla.',
  ),
  name: l('请求量', 'Requests', 'Peticiones'),
  time: l('时间', 'Time', 'Hora'),
  east: l('华东', 'East', 'Este'),
  south: l('华南', 'South', 'Sur'),
  north: l('华北', 'North', 'Norte'),
}

const draw = async () => ({ default: (await import('./drawing/all')).Smooth })

const write = (value: number): string => `${value}%`

/** Smooth lines with filled areas. */
const LineChart = () => {
  const say = useSay()
  const data = useMemo<ChartData>(
    () => ({
      head: say(texts.time),
      categories: requests.times,
      series: (['east', 'south', 'north'] as const).map((key) => ({
        key,
        label: say(texts[key]),
        values: requests[key],
        write,
      })),
    }),
    [say],
  )
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <ChartSheet>
        <Chart kind="line" name={say(texts.name)} data={data} draw={draw} rows={8} />
      </ChartSheet>
    </>
  )
}

export default LineChart
