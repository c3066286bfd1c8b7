import ContentCopy from '@mui/icons-material/ContentCopy'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { Tabbed } from '@resources/demo/ui/Tabbed'
import { useState } from 'react'
import { l } from '@/declaration'
import { randomText } from '@/declaration/randomText'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { CopyButton, useCopy } from '@/ui/CopyButton'

const texts = {
  about: l(
    '把文本复制到剪贴板，有两种用法。浏览器不允许时会提示手动复制。',
    'Two ways to put text on the clipboard. Where the browser refuses, it says so.',
    'Dos maneras de poner un texto en el portapapeles. Si el navegador se niega, se avisa.',
  ),
  text: l('要复制的文本', 'Text to copy', 'Texto para copiar'),
  preset: l(
    '开放平台控制台：一个声明，一个业务。',
    'Open platform console: one declaration, one area.',
    'Consola de la plataforma: una declaración, un área.',
  ),
  copy: l('复制', 'Copy', 'Copiar'),
  random: l('换成随机文本', 'A random text instead', 'Un texto aleatorio'),
  hook: l(
    '用函数复制：页面自己决定何时复制什么。',
    'By the hook: the page itself decides when, and what.',
    'Con el gancho: la página decide cuándo y qué.',
  ),
  component: l(
    '用组件复制：放在值的后面，指针移上去或获得焦点时出现。',
    'By the component: it stands behind a value, and is seen under the pointer or the focus.',
    'Con el componente: está detrás de un valor y se ve con el puntero o el foco.',
  ),
  ways: l('用法', 'Ways', 'Maneras'),
  byFunction: l('直接使用', 'By a function', 'Con una función'),
  byComponent: l('通过组件', 'By a component', 'Con un componente'),
}

const Lines = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  '& > p': { margin: 0, color: theme.palette.text.secondary },
  '& > .MuiTextField-root': { width: 480, maxWidth: '100%' },
  '& > div:not([class*=MuiTextField])': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& code': { maxWidth: '100%', color: theme.palette.text.secondary },
}))

const keyLength = 32

const CopyForm = ({ component = false }: { component?: boolean }) => {
  const say = useSay()
  const copy = useCopy()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? say(texts.preset)
  return (
    <Lines>
      <p>{say(component ? texts.component : texts.hook)}</p>
      <TextField label={say(texts.text)} value={text} onChange={({ target }) => setTyped(target.value)} />
      <div>
        {component ? (
          <span className="kind-copyable">
            {text}
            <CopyButton text={text} name={say(texts.text)} />
          </span>
        ) : (
          <Button
            variant="contained"
            startIcon={<ContentCopy />}
            disabled={text === ''}
            onClick={() => void copy(text)}
          >
            {say(texts.copy)}
          </Button>
        )}
        <Button onClick={() => setTyped(randomText(keyLength))}>{say(texts.random)}</Button>
      </div>
      <code>
        {component ? '<CopyButton text={text} name={name} />' : 'const copy = useCopy(); copy(text)'}
      </code>
    </Lines>
  )
}

export default function ClipboardDemo() {
  const say = useSay()
  return (
    <DemoPage about={texts.about}>
      <Tabbed
        name={say(texts.ways)}
        parts={[
          { key: 'function', label: say(texts.byFunction), content: <CopyForm /> },
          { key: 'component', label: say(texts.byComponent), content: <CopyForm component /> },
        ]}
      />
    </DemoPage>
  )
}
