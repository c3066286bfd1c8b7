import { DemoPage, Padded } from '@resources/demo/ui/DemoPage'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Chart } from '@/screens/chart'
import { Smooth } from './drawings'
import { requests } from './figures'

const texts = {
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

export default function LineChart() {
  const say = useSay()
  const series = (['east', 'south', 'north'] as const).map((key) => ({
    key,
    label: say(texts[key]),
    values: requests[key],
    write: (value: number) => `${value}%`,
  }))
  const data = { head: say(texts.time), categories: requests.times, series }
  return (
    <DemoPage about={texts.about}>
      <Padded>
        <Chart kind="line" name={say(texts.name)} data={data} draw={Smooth} rows={8} />
      </Padded>
    </DemoPage>
  )
}
