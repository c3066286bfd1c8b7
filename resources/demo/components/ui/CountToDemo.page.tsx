import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { CodeSheet, DemoPage } from '@resources/demo/ui/DemoPage'
import { CountUp } from 'countup.js'
import { useEffect, useRef, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Section, Sheet } from '@/ui/Card'
import {
  type CountDraft,
  type CountSettings,
  countCode,
  firstDraft,
  firstSettings,
  readCount,
} from './widget/countSettings'
import { isMotionReduced } from './widget/motion'

const texts = {
  about: l(
    '数字从起始值滚动到结束值。系统设置了减少动画时，直接显示结束值。',
    'A number counts from its start to its end. Where the system asks for less motion, the end is shown at once.',
    'Un número cuenta del inicio al final. Si el sistema pide menos movimiento, se muestra el final de inmediato.',
  ),
  number: l('数字', 'The number', 'El número'),
  start: l('开始', 'Start', 'Empezar'),
  pause: l('暂停', 'Pause', 'Pausar'),
  resume: l('继续', 'Resume', 'Continuar'),
  settings: l('设置', 'Settings', 'Ajustes'),
  code: l('代码', 'Code', 'Código'),
  wrong: l(
    '改正上面的设置后，这里会显示代码',
    'The code is shown once the settings are right',
    'El código aparece cuando los ajustes son correctos',
  ),
}

const fields = {
  start: l('起始值', 'Start value', 'Valor inicial'),
  end: l('结束值', 'End value', 'Valor final'),
  duration: l('时长（毫秒）', 'Duration (ms)', 'Duración (ms)'),
  decimals: l('小数位数', 'Decimals', 'Decimales'),
  separator: l('千位分隔符', 'Separator', 'Separador'),
  prefix: l('前缀', 'Prefix', 'Prefijo'),
  suffix: l('后缀', 'Suffix', 'Sufijo'),
}
const names = Object.keys(fields) as readonly (keyof CountDraft)[]
const numeric: readonly (keyof CountDraft)[] = ['start', 'end', 'duration', 'decimals']

const Big = styled('output')(({ theme }) => ({
  display: 'block',
  minHeight: 60,
  padding: '24px 16px 8px',
  fontSize: 'clamp(32px, 8vw, 64px)',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  whiteSpace: 'pre-wrap',
  color: theme.palette.primary.main,
}))

const Buttons = styled('div')({ display: 'flex', justifyContent: 'center', gap: 8, padding: '0 16px 24px' })

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 12,
  padding: 16,
})

type Counting = 'idle' | 'running' | 'paused' | 'done'

const counterOf = (element: HTMLElement, { start, end, duration, decimals, ...texts }: CountSettings) =>
  new CountUp(element, end, {
    startVal: start,
    duration: isMotionReduced() ? 0 : duration / 1000,
    decimalPlaces: decimals,
    ...texts,
  })

const useCounter = () => {
  const element = useRef<HTMLOutputElement>(null)
  const counter = useRef<CountUp>(undefined)
  const [state, setState] = useState<Counting>('idle')
  const now = useRef<Counting>('idle')
  const become = (next: Counting) => {
    now.current = next
    setState(next)
  }

  const putAside = useRef(false)
  useEffect(() => {
    if (element.current) counter.current ??= counterOf(element.current, firstSettings)
    // Resume when a hidden page is shown again.
    if (putAside.current) counter.current?.pauseResume()
    putAside.current = false
    return () => {
      if (now.current !== 'running') return
      counter.current?.pauseResume()
      putAside.current = true
    }
  }, [])

  const start = (settings: CountSettings) => {
    if (!element.current) return
    counter.current?.onDestroy()
    const made = counterOf(element.current, settings)
    counter.current = made
    become('running')
    made.start(() => become('done'))
    // Without a duration the library finishes at once, without calling back.
    if (made.duration === 0) become('done')
  }
  const pauseOrResume = () => {
    counter.current?.pauseResume()
    become(now.current === 'paused' ? 'running' : 'paused')
  }
  return { element, state, start, pauseOrResume }
}

export default function CountToDemo() {
  const say = useSay()
  const [draft, setDraft] = useState(firstDraft)
  const { element, state, start, pauseOrResume } = useCounter()
  const read = readCount(draft)
  const wrong = 'wrong' in read ? read.wrong : {}
  const moving = state === 'running' || state === 'paused'
  return (
    <DemoPage about={texts.about}>
      <Sheet>
        {/* Updated by the counter; screen readers hear only the final value. */}
        <Big
          ref={element}
          aria-label={say(texts.number)}
          aria-live={state === 'running' ? 'off' : 'polite'}
        />
        <Buttons>
          <Button
            variant="contained"
            disabled={'wrong' in read}
            onClick={() => {
              if ('settings' in read) start(read.settings)
            }}
          >
            {say(texts.start)}
          </Button>
          <Button
            disabled={!moving}
            startIcon={state === 'paused' ? <PlayArrow /> : <Pause />}
            onClick={pauseOrResume}
          >
            {say(state === 'paused' ? texts.resume : texts.pause)}
          </Button>
        </Buttons>
      </Sheet>
      <Section title={say(texts.settings)}>
        <Sheet>
          <Fields>
            {names.map((name) => {
              const problem = wrong[name]
              return (
                <TextField
                  key={name}
                  label={say(fields[name])}
                  value={draft[name]}
                  error={problem !== undefined}
                  helperText={problem && say(problem)}
                  onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
                  slotProps={{ htmlInput: numeric.includes(name) ? { inputMode: 'decimal' } : {} }}
                />
              )
            })}
          </Fields>
        </Sheet>
      </Section>
      <Section title={say(texts.code)}>
        <CodeSheet name={say(texts.code)}>
          {'settings' in read ? countCode(read.settings) : say(texts.wrong)}
        </CodeSheet>
      </Section>
    </DemoPage>
  )
}
