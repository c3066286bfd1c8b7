import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { styled } from '@mui/material/styles'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { looks } from './looks'

/** What the editor itself says, to those who hear the screen above all. */
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
 * An editor of code. It outlives its place: a page that is put aside takes it off the screen, with what was written and can
 * be undone.
 *
 * @param value what it begins with; from then on the text is the editor's
 * @param extensions the language, and what else it is to know; the same list in every drawing
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
      // It takes the focus without; but not everybody who looks after that knows.
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
          // Tab goes on to the next control: who uses the keyboard alone must be able to leave.
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
  // Before the editor is handed to the toolbar, below.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or name is the event
  useEffect(() => speak(), [say, label, describedBy])
  useImperativeHandle(ref, () => view.current, [])
  return <Frame ref={host} style={height === 'auto' ? undefined : { height }} />
}
