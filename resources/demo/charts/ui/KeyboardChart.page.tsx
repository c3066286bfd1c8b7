import { DemoPage, Padded } from '@resources/demo/ui/DemoPage'
import { l } from '@/declaration'
import { formatThousands } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Chart } from '@/screens/chart'
import { Keyboard } from './drawings'
import { waves } from './figures'

const texts = {
  name: l('键盘图表', 'Keyboard chart', 'Gráfico de teclado'),
  about: l(
    '两排柱形前后重叠，颜色从左到右渐变，后面有随前排起伏的阴影。按 Tab 进入图表，再用方向键逐个查看数值。',
    'Two rows of bars, one over the other, coloured from left to right, with a shadow that follows the front row. Tab leads into the chart, the arrow keys go from figure to figure.',
    'Dos filas de barras superpuestas, coloreadas de izquierda a derecha, con una sombra que sigue a la de delante. Con Tab se entra en el gráfico y con las flechas se pasa de cifra en cifra.',
  ),
  at: l('序号', 'No.', 'N.º'),
  front: l('前排', 'Front', 'Delante'),
  back: l('后排', 'Back', 'Detrás'),
}

const write = (value: number): string => formatThousands(Math.round(value * 100) / 100)

export default function KeyboardChart() {
  const say = useSay()
  const data = {
    head: say(texts.at),
    categories: waves.front.map((_, at) => String(at)),
    series: [
      { key: 'front', label: say(texts.front), values: waves.front, write },
      { key: 'back', label: say(texts.back), values: waves.back, write },
    ],
  }
  return (
    <DemoPage about={texts.about}>
      <Padded>
        <Chart kind="column" name={say(texts.name)} data={data} draw={Keyboard} rows={9} />
      </Padded>
    </DemoPage>
  )
}
