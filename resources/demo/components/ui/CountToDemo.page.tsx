import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Section, Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { type CountDraft, countCode, firstDraft, firstSettings, readCount } from './widget/countSettings'
import { useCounter } from './widget/useCounter'

const texts = {
  title: l('数字滚动', 'Count to', 'Contador'),
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

const Code = styled('pre')({
  margin: 0,
  padding: 16,
  overflow: 'auto',
  fontFamily: 'var(--font-mono)',
  fontSize: 13,
})

/** A counter with its settings. */
const CountToDemo = () => {
  const say = useSay()
  const [draft, setDraft] = useState(firstDraft)
  const { element, state, start, pauseOrResume } = useCounter(firstSettings)
  const read = readCount(draft)
  const wrong = 'wrong' in read ? read.wrong : {}
  const moving = state === 'running' || state === 'paused'
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
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
        <Sheet>
          <Code tabIndex={0} aria-label={say(texts.code)}>
            {'settings' in read ? countCode(read.settings) : say(texts.wrong)}
          </Code>
        </Sheet>
      </Section>
    </>
  )
}

export default CountToDemo
