import { useMemo } from 'react'
import { l } from '@/declaration'
import { formatThousands } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Chart, type ChartData } from '@/screens/chart'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { PageHead } from '@/ui/PageHead'
import { ChartSheet } from './drawing/ChartSheet'
import { waves } from './figures'

const texts = {
  title: l('键盘图表', 'Keyboard chart', 'Gráfico de teclado'),
  about: l(
    '两排柱形前后重叠，颜色从左到右渐变，后面有随前排起伏的阴影。按 Tab 进入图表，再用方向键逐个查看数值。',
    'Two rows of bars, one over the other, coloured from left to right, with a shadow that follows the front row. Tab leads into the chart, the arrow keys go from figure to figure.',
    'Dos filas de barras superpuestas, coloreadas de izquierda a derecha, con una sombra que sigue a la de delante. Con Tab se entra en el gráfico y con las flechas se pasa de cifra en cifra.',
  ),
  at: l('序号', 'No.', 'N.º'),
  front: l('前排', 'Front', 'Delante'),
  back: l('后排', 'Back', 'Detrás'),
}

const draw = async () => ({ default: (await import('./drawing/all')).Keyboard })

const write = (value: number): string => formatThousands(Math.round(value * 100) / 100)

/** A bar chart that looks like a keyboard. */
const KeyboardChart = () => {
  const say = useSay()
  const title = usePageName(texts.title)
  const data = useMemo<ChartData>(
    () => ({
      head: say(texts.at),
      categories: waves.front.map((_, at) => String(at)),
      series: [
        { key: 'front', label: say(texts.front), values: waves.front, write },
        { key: 'back', label: say(texts.back), values: waves.back, write },
      ],
    }),
    [say],
  )
  return (
    <>
      <PageHead title={title} about={say(texts.about)} />
      <ChartSheet>
        <Chart kind="column" name={title} data={data} draw={draw} rows={9} />
      </ChartSheet>
    </>
  )
}

export default KeyboardChart
