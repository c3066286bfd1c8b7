import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Card'
import { MarkdownEditor } from './MarkdownEditor'
import { htmlOf, type ToolName, tools } from './markdownEdits'

const texts = {
  about: l(
    '三个编辑器使用同一份示例：左右分栏预览、切换预览、只有三个按钮的工具栏。界面文字跟随控制台语言。',
    'Three editors over the same sample: preview beside, preview in a tab, and a toolbar of three buttons. Their words follow the console’s language.',
    'Tres editores con el mismo ejemplo: vista previa al lado, en una pestaña y una barra de tres botones. Siguen el idioma de la consola.',
  ),
  beside: l('左右分栏', 'Side by side', 'Lado a lado'),
  tabs: l('切换预览', 'Preview in a tab', 'Vista previa en pestaña'),
  custom: l('自定义工具栏', 'A toolbar of one’s own', 'Barra personalizada'),
  html: l('获取 HTML', 'Get HTML', 'Obtener HTML'),
  result: l('HTML 结果', 'The HTML', 'El HTML'),
}

const sample = l(
  '**接入前请确认以下三点：**\n\n- 回调地址可以从公网访问\n- 应用密钥已经妥善保管\n- 三秒之内能够应答推送\n',
  '**Make sure of three things before you begin:**\n\n- the callback address is public\n- the app secret is kept safe\n- a push is answered within three seconds\n',
  '**Compruebe tres cosas antes de empezar:**\n\n- la dirección es pública\n- la clave está bien guardada\n- se responde en menos de tres segundos\n',
)

const all = Object.keys(tools) as readonly ToolName[]
const editors = [
  { key: 'beside', toolNames: all, layout: 'beside', height: 260 },
  { key: 'tabs', toolNames: all, layout: 'tabs', height: 200 },
  { key: 'custom', toolNames: ['heading', 'bold', 'italic'], layout: 'beside', height: 200 },
] as const

export default function MarkdownDemo() {
  const say = useSay()
  const [written, write] = useState(() => ({ beside: say(sample), tabs: say(sample), custom: say(sample) }))
  const [html, setHtml] = useState<string>()
  return (
    <DemoPage about={texts.about}>
      {editors.map(({ key, ...editor }) => (
        <Section key={key} title={say(texts[key])}>
          <MarkdownEditor
            {...editor}
            name={say(texts[key])}
            text={written[key]}
            onText={(text) => write((before) => ({ ...before, [key]: text }))}
          />
          {key === 'custom' && (
            <Button
              variant="contained"
              style={{ marginTop: 12 }}
              onClick={() => setHtml(htmlOf(written.custom))}
            >
              {say(texts.html)}
            </Button>
          )}
          {key === 'custom' && html !== undefined && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll area reachable by keyboard
            <section aria-label={say(texts.result)} tabIndex={0} style={{ overflow: 'auto' }}>
              <pre style={{ fontFamily: 'var(--font-mono)', fontSize: 13, whiteSpace: 'pre-wrap' }}>
                {html}
              </pre>
            </section>
          )}
        </Section>
      ))}
    </DemoPage>
  )
}
