import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { styled } from '@mui/material/styles'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'

const mono = 'var(--font-mono)'

/** Colours are CSS variables, so the editor follows the theme without being recreated. */
const frameLooks = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--ink-text)',
    backgroundColor: 'var(--ground-surface)',
    fontSize: '13px',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink-text)', padding: '8px 0' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink-text)' },
  '.cm-gutters': {
    color: 'var(--ink-secondary)',
    backgroundColor: 'var(--ground-head)',
    borderRight: '1px solid var(--ink-line)',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { color: 'var(--ink-text)', backgroundColor: 'transparent' },
  '&.cm-focused .cm-matchingBracket': {
    outline: '1px solid var(--tone-primary-main)',
    backgroundColor: 'transparent',
  },
  '.cm-tooltip': {
    maxWidth: '360px',
    border: '1px solid var(--ink-line)',
    borderRadius: 'var(--radius)',
    color: 'var(--ink-text)',
    backgroundColor: 'var(--ground-raised)',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--tone-error-main)' },
})

const wordLooks = HighlightStyle.define([
  { tag: [tags.propertyName, tags.link, tags.url], color: 'var(--tone-primary-main)' },
  { tag: [tags.string, tags.monospace], color: 'var(--tone-success-main)' },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword], color: 'var(--tone-warning-main)' },
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.processingInstruction, tags.meta, tags.comment, tags.quote], color: 'var(--ink-secondary)' },
])

const looks: Extension = [frameLooks, syntaxHighlighting(wordLooks)]

/** The editor's own messages, mostly for screen readers. */
const phrases: Readonly<Record<string, Label>> = {
  'Control character': l('控制字符', 'Control character', 'Carácter de control'),
  'Selection deleted': l('已删除所选内容', 'Selection deleted', 'Selección eliminada'),
  Diagnostics: l('问题', 'Problems', 'Problemas'),
  'No diagnostics': l('没有问题', 'No problems', 'Sin problemas'),
  close: l('关闭', 'Close', 'Cerrar'),
}

const Frame = styled('div')(({ theme }) => ({
  minWidth: 0,
  border: `1px solid ${theme.console.colours.ink.border}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  '&:focus-within': { borderColor: theme.palette.primary.main },
}))

/**
 * A code editor. It survives its page being hidden, with its text and undo history.
 *
 * @param value the initial text; from then on the editor owns it
 * @param extensions language and other extensions; must be the same array on every render
 * @param height in pixels, or as high as its text
 * @param ref the editor, for toolbars
 */
export const CodeEditor = ({
  value,
  label,
  extensions,
  height,
  describedBy,
  onChange,
  ref,
}: {
  value: string
  label: string
  extensions: Extension
  height: number | 'auto'
  describedBy?: string
  onChange: (text: string) => void
  ref?: Ref<EditorView | undefined>
}) => {
  const say = useSay()
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const kept = useRef<EditorState>(undefined)
  const spoken = useRef(new Compartment())
  const changed = useEffectEvent((text: string) => onChange(text))
  const words = () => [
    EditorView.contentAttributes.of({
      'aria-label': label,
      // It is focusable anyway, but some assistive tools look for the attribute.
      tabindex: '0',
      ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    }),
    EditorState.phrases.of(
      Object.fromEntries(Object.entries(phrases).map(([phrase, said]) => [phrase, say(said)])),
    ),
  ]
  const begin = useEffectEvent(
    () =>
      kept.current ??
      EditorState.create({
        doc: value,
        extensions: [
          history(),
          drawSelection(),
          EditorView.lineWrapping,
          // Tab moves to the next control, so that keyboard users are not trapped.
          keymap.of([...defaultKeymap, ...historyKeymap]),
          looks,
          spoken.current.of(words()),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.doc.toString())
          }),
          extensions,
        ],
      }),
  )
  // Must run before the toolbar below gets the editor.
  useLayoutEffect(() => {
    if (!host.current) return
    const made = new EditorView({ parent: host.current, state: begin() })
    view.current = made
    return () => {
      kept.current = made.state
      made.destroy()
    }
  }, [])
  const speak = useEffectEvent(() => view.current?.dispatch({ effects: spoken.current.reconfigure(words()) }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: run when the language or the name changes
  useEffect(() => speak(), [say, label, describedBy])
  useImperativeHandle(ref, () => view.current, [])
  return <Frame ref={host} style={height === 'auto' ? undefined : { height }} />
}
