import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { styled } from '@mui/material/styles'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { looks } from './looks'

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
