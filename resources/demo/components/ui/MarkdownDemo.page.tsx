import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Section } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import type { ToolName } from './markdown/edits'
import { htmlOf } from './markdown/htmlOf'
import { MarkdownEditor } from './markdown/MarkdownEditor'
import { sample, texts } from './markdown/texts'

const all: readonly ToolName[] = [
  'heading',
  'bold',
  'italic',
  'strike',
  'quote',
  'bullets',
  'numbers',
  'code',
  'link',
]
const few: readonly ToolName[] = ['heading', 'bold', 'italic']

/** Three Markdown editors, and the HTML of the last one. */
const MarkdownDemo = () => {
  const say = useSay()
  const [first, setFirst] = useState(() => say(sample))
  const [second, setSecond] = useState(() => say(sample))
  const [third, setThird] = useState(() => say(sample))
  const [html, setHtml] = useState<string>()
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Section title={say(texts.beside)}>
        <MarkdownEditor
          name={say(texts.beside)}
          text={first}
          onText={setFirst}
          toolNames={all}
          layout="beside"
          height={260}
        />
      </Section>
      <Section title={say(texts.tabs)}>
        <MarkdownEditor
          name={say(texts.tabs)}
          text={second}
          onText={setSecond}
          toolNames={all}
          layout="tabs"
          height={200}
        />
      </Section>
      <Section title={say(texts.custom)}>
        <MarkdownEditor
          name={say(texts.custom)}
          text={third}
          onText={setThird}
          toolNames={few}
          layout="beside"
          height={200}
        />
        <Button variant="contained" sx={{ mt: 3 }} onClick={() => setHtml(htmlOf(third))}>
          {say(texts.html)}
        </Button>
        {html !== undefined && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll area reachable by keyboard
          <section aria-label={say(texts.result)} tabIndex={0} style={{ overflow: 'auto' }}>
            <pre style={{ fontFamily: 'var(--font-mono)', fontSize: 13, whiteSpace: 'pre-wrap' }}>{html}</pre>
          </section>
        )}
      </Section>
    </>
  )
}

export default MarkdownDemo
