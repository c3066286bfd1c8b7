import Stack from '@mui/material/Stack'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { Component, type ErrorInfo, type ReactNode, useEffect, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { logThrown } from '@/shell/errorLog/errorLog'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Card'
import { Notice } from '@/ui/Notice'

const texts = {
  about: l(
    '本页有两个部分会故意出错。请点击右上角红色的小虫图标查看记录，也可以在那里复制或清空。',
    'Two parts of this page fail on purpose. The red bug at the top right shows what was written down; it can be copied or cleared there.',
    'Dos partes de esta página fallan a propósito. El insecto rojo de arriba a la derecha muestra lo registrado; allí se puede copiar o borrar.',
  ),
  parts: l('出错的部分', 'The parts that fail', 'Las partes que fallan'),
  drawing: l('渲染时出错', 'Fails while it is drawn', 'Falla al dibujarse'),
  afterwards: l('渲染之后出错', 'Fails after it was drawn', 'Falla después de dibujarse'),
  rest: l(
    '错误被限制在各自的部分之内，页面其余内容照常使用。',
    'Each error stays inside its part; the rest of the page goes on working.',
    'Cada error queda dentro de su parte; el resto de la página sigue funcionando.',
  ),
  again: l('再出错一次', 'Fail once more', 'Fallar otra vez'),
  what: l('记录什么', 'What is written down', 'Qué se registra'),
  production: l(
    '生产环境同样记录：未被捕获的脚本错误、无人处理的 Promise，以及渲染错误。每条记录有消息、出错的组件、页面地址、时间和堆栈，令牌等敏感内容会被隐去。最多保留 100 条，只存在内存里，刷新页面即清空。',
    'In production too: script errors that nobody caught, promises that nobody waited for, and errors while drawing. A record has the message, the component, the address, the time and the stack; tokens are blotted out. The last 100 are kept in memory alone, and a reload forgets them.',
    'También en producción: errores de script que nadie capturó, promesas que nadie esperó y errores al dibujar. Un registro tiene el mensaje, el componente, la dirección, la hora y la pila; los tokens se ocultan. Los últimos 100 se guardan solo en memoria, y recargar los olvida.',
  ),
}

/** An empty answer typed as if it always had a value. */
const order = (): { readonly title: string } => JSON.parse('null')

const FailsDrawing = () => <p>{order().title}</p>

const FailsAfterwards = () => {
  useEffect(() => {
    throw new ReferenceError('This part was drawn, and failed afterwards on purpose')
  }, [])
  return null
}

interface ContainedProps {
  instead: (message: string) => ReactNode
  children: ReactNode
}

class Contained extends Component<ContainedProps, { message: string | undefined }> {
  override state: { message: string | undefined } = { message: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { message: messageOf(error) }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    logThrown('render', error, componentStack ?? undefined)
  }

  override render() {
    const { message } = this.state
    return message === undefined ? this.props.children : this.props.instead(message)
  }
}

export default function ErrorLogDemo() {
  const say = useSay()
  const [attempt, setAttempt] = useState(0)
  const instead = (title: string) => (message: string) => (
    <Notice severity="error" role="group" aria-label={title}>
      <strong>{title}</strong>
      <br />
      <code>{message}</code>
    </Notice>
  )
  return (
    <DemoPage
      about={texts.about}
      actions={<Button onClick={() => setAttempt(attempt + 1)}>{say(texts.again)}</Button>}
    >
      <Section title={say(texts.parts)}>
        <Stack spacing={2}>
          <Contained key={`drawing ${attempt}`} instead={instead(say(texts.drawing))}>
            <FailsDrawing />
          </Contained>
          <Contained key={`afterwards ${attempt}`} instead={instead(say(texts.afterwards))}>
            <FailsAfterwards />
          </Contained>
        </Stack>
        <p style={{ marginTop: 8 }}>{say(texts.rest)}</p>
      </Section>
      <Section title={say(texts.what)}>
        <p>{say(texts.production)}</p>
      </Section>
    </DemoPage>
  )
}
