import { isolateHistory } from '@codemirror/commands'
import { markdown } from '@codemirror/lang-markdown'
import type { EditorView } from '@codemirror/view'
import Code from '@mui/icons-material/Code'
import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough'
import Link from '@mui/icons-material/Link'
import Title from '@mui/icons-material/Title'
import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import Sanitised from '@/screens/kinds/parts/Sanitised'
import { CodeEditor } from './CodeEditor'
import { htmlOf, type ToolName, tools } from './markdownEdits'
import '@/screens/kinds/kinds.css'
import { IconButton } from '@/ui/Button'

const texts = {
  toolbar: l('Markdown 工具栏', 'Markdown toolbar', 'Barra de Markdown'),
  source: l('Markdown 源文：{name}', 'Markdown source: {name}', 'Texto Markdown: {name}'),
  write: l('编写', 'Write', 'Escribir'),
  preview: l('预览', 'Preview', 'Vista previa'),
  nothing: l('没有可预览的内容', 'There is nothing to preview', 'No hay nada que mostrar'),
  words: l('文字', 'text', 'texto'),
}

const looks: { readonly [T in ToolName]: readonly [Label, ComponentType<{ fontSize: 'small' }>] } = {
  heading: [l('标题', 'Heading', 'Título'), Title],
  bold: [l('加粗', 'Bold', 'Negrita'), FormatBold],
  italic: [l('斜体', 'Italic', 'Cursiva'), FormatItalic],
  strike: [l('删除线', 'Strikethrough', 'Tachado'), FormatStrikethrough],
  quote: [l('引用', 'Quote', 'Cita'), FormatQuote],
  bullets: [l('项目符号', 'Bullets', 'Viñetas'), FormatListBulleted],
  numbers: [l('编号列表', 'Numbered list', 'Lista numerada'), FormatListNumbered],
  code: [l('行内代码', 'Code', 'Código'), Code],
  link: [l('链接', 'Link', 'Enlace'), Link],
}

const language = markdown()

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 2, marginBottom: 4 })

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 12,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Page = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  minWidth: 0,
  padding: '8px 16px',
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  overflow: 'auto',
  '& p': { margin: '0 0 8px' },
}))

const goAlong = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return
  const all = [...event.currentTarget.querySelectorAll('button')]
  event.preventDefault()
  all[(all.indexOf(event.target) + step + all.length) % all.length]?.focus()
}

const Preview = ({ name, text, height }: { name: string; text: string; height: number }) => {
  const say = useSay()
  return (
    <Page role="region" aria-label={name} tabIndex={0} style={{ height }}>
      {text.trim() === '' ? (
        <span className="kind-note">{say(texts.nothing)}</span>
      ) : (
        <Sanitised html={htmlOf(text)} />
      )}
    </Page>
  )
}

const Toolbar = ({ names, onTool }: { names: readonly ToolName[]; onTool: (name: ToolName) => void }) => {
  const say = useSay()
  return (
    <Bar role="toolbar" tabIndex={-1} aria-label={say(texts.toolbar)} onKeyDown={goAlong}>
      {names.map((name) => {
        const [text, Icon] = looks[name]
        const label = say(text)
        return (
          <IconButton
            key={name}
            size="small"
            aria-label={label}
            data-tip={label}
            // Keeps the caret in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(name)}
          >
            <Icon fontSize="small" />
          </IconButton>
        )
      })}
    </Bar>
  )
}

interface MarkdownEditorProps {
  readonly name: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly toolNames: readonly ToolName[]
  /** The preview beside the source, or instead of it. */
  readonly layout: 'beside' | 'tabs'
  readonly height: number
}

export const MarkdownEditor = (props: MarkdownEditorProps) => {
  const { name, text, onText, toolNames, layout, height } = props
  const say = useSay()
  const view = useRef<EditorView>(undefined)
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  const id = useId()
  const apply = (tool: ToolName) => {
    const editor = view.current
    if (!editor) return
    const { doc, selection } = editor.state
    const { from, to } = selection.main
    const { mark, ...changes } = tools[tool](say(texts.words))({ text: doc.toString(), from, to })
    editor.dispatch({
      changes,
      selection: { anchor: mark.from, head: mark.to },
      scrollIntoView: true,
      annotations: isolateHistory.of('full'),
    })
    editor.focus()
  }
  const source = (
    <CodeEditor
      ref={view}
      value={text}
      label={say(texts.source, { name })}
      extensions={language}
      height={height}
      onChange={onText}
    />
  )
  const preview = <Preview name={`${say(texts.preview)} · ${name}`} text={text} height={height} />
  if (layout === 'beside')
    return (
      <>
        <Toolbar names={toolNames} onTool={apply} />
        <Beside>
          {source}
          {preview}
        </Beside>
      </>
    )
  return (
    <>
      <Tabs value={tab} aria-label={name} onChange={(_, chosen) => setTab(chosen)} sx={{ mb: 2 }}>
        {(['write', 'preview'] as const).map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}-tab`}
            aria-controls={`${id}-${one}`}
            label={say(texts[one])}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-write`} aria-labelledby={`${id}-write-tab`} hidden={tab !== 'write'}>
        <Toolbar names={toolNames} onTool={apply} />
        {source}
      </div>
      <div
        role="tabpanel"
        id={`${id}-preview`}
        aria-labelledby={`${id}-preview-tab`}
        hidden={tab !== 'preview'}
      >
        {tab === 'preview' && preview}
      </div>
    </>
  )
}
