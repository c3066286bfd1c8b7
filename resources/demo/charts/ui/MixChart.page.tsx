import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { DemoPage, Padded } from '@resources/demo/ui/DemoPage'
import { useId, useState } from 'react'
import { type Locale, l } from '@/declaration'
import { abbreviate } from '@/i18n/abbreviate'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { Chart } from '@/screens/chart'
import { Mixed } from './drawings'
import { visitors, type Zoom, zoomed } from './figures'

const texts = {
  about: l(
    '堆叠柱形与折线画在同一坐标中。拖动下方滑块，或选中滑块后按方向键，可缩放显示的月份；值为 0 时不显示标签。',
    'Stacked bars and a line on the same axes. The slider below, with the pointer or the arrow keys, chooses the months; nothing is written on a bar of 0.',
    'Barras apiladas y una línea en los mismos ejes. El control inferior, con el puntero o las flechas, elige los meses; sobre una barra de 0 no se escribe nada.',
  ),
  name: l('访客统计', 'Visitors', 'Visitantes'),
  month: l('月份', 'Month', 'Mes'),
  female: l('女', 'Female', 'Mujeres'),
  male: l('男', 'Male', 'Hombres'),
  all: l('合计', 'All', 'Total'),
  zoom: l('显示范围', 'Shown', 'Se muestra'),
  from: l('起', 'From', 'Desde'),
  to: l('止', 'To', 'Hasta'),
  shown: l('{from} 至 {to}', '{from} to {to}', '{from} a {to}'),
}

const Range = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 20px',
  paddingTop: 12,
  paddingInline: 4,
  '& > output': { color: theme.palette.text.secondary, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr auto',
    '& > .MuiSlider-root': { gridColumn: '1 / -1', gridRow: 2, width: 'auto', marginInline: 8 },
  },
}))

const monthNames = (locale: Locale): readonly string[] => {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return visitors.all.map((_, at) => format(Date.UTC(2000, at, 1)))
}

export default function MixChart() {
  const say = useSay()
  const label = useId()
  const [zoom, setZoom] = useState<Zoom>([10, 80])
  const months = monthNames(useLocale())
  const [first, end] = zoomed(zoom, months.length)
  const series = (['female', 'male', 'all'] as const).map((key) => ({
    key,
    label: say(texts[key]),
    values: visitors[key].slice(first, end),
    write: formatInteger,
    tick: (value: number) => abbreviate(value, 1),
  }))
  const data = { head: say(texts.month), categories: months.slice(first, end), series }
  const monthAt = (percent: number) => months[zoomed([percent, percent], months.length)[0]] ?? ''
  return (
    <DemoPage about={texts.about}>
      <Padded>
        <Chart kind="column" name={say(texts.name)} data={data} draw={Mixed} rows={8} />
        <Range>
          <span id={label}>{say(texts.zoom)}</span>
          <Slider
            size="small"
            value={[...zoom]}
            getAriaLabel={(at) => `${say(texts.zoom)} · ${say(at === 0 ? texts.from : texts.to)}`}
            getAriaValueText={(percent) => `${percent}%, ${monthAt(percent)}`}
            valueLabelDisplay="auto"
            valueLabelFormat={(percent) => `${percent}%`}
            onChange={(_, value) => {
              const [from, to] = Array.isArray(value) ? value : []
              if (from !== undefined && to !== undefined) setZoom([from, to])
            }}
          />
          <output aria-labelledby={label}>
            {say(texts.shown, { from: months[first] ?? '', to: months[end - 1] ?? '' })}
          </output>
        </Range>
      </Padded>
    </DemoPage>
  )
}
