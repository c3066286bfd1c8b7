import Flag from '@mui/icons-material/FlagOutlined'
import { styled } from '@mui/material/styles'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Section, Sheet } from '@/ui/Card'
import { steps, useTour } from './tour'

const texts = {
  about: l(
    '引导新用户认识界面：逐个高亮框架的各个部分。按 → 或“下一步”继续，按 ← 返回，按 Esc 结束。',
    'A tour for newcomers: the parts of the frame one by one. The right arrow key goes on, the left one goes back, Esc ends it.',
    'Una visita para quien es nuevo: las partes del marco una a una. La flecha derecha avanza, la izquierda retrocede y Esc la termina.',
  ),
  start: l('打开引导', 'Show the guide', 'Mostrar la guía'),
  stops: l('引导的内容', 'What it shows', 'Qué muestra'),
}

const Stops = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: '8px 16px 8px 36px',
  '& li': { paddingBlock: 6, paddingLeft: 4 },
  '& li > span': { display: 'block', color: theme.palette.text.secondary },
}))

export default function Guide() {
  const say = useSay()
  const start = useTour()
  return (
    <DemoPage
      about={texts.about}
      actions={
        <Button variant="contained" startIcon={<Flag />} onClick={start}>
          {say(texts.start)}
        </Button>
      }
    >
      <Section title={say(texts.stops)}>
        <Sheet>
          <Stops>
            {steps.map(({ id, title, text }) => (
              <li key={id}>
                {say(title)}
                <span>{say(text)}</span>
              </li>
            ))}
          </Stops>
        </Sheet>
      </Section>
    </DemoPage>
  )
}
