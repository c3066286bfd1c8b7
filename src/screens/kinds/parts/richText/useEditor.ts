import { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'
import { sanitiseForEditing } from '../sanitise'
import { extensions } from './extensions'
import { lostMarkup } from './sameMarkup'
import { asWritten, htmlOf } from './serial'

/** What a text would lose in the editor: names of tags for people; nothing when it can take it. */
const lostIn = (editor: Editor, html: string): readonly string[] =>
  html.trim() === '' ? [] : lostMarkup(html, asWritten(editor, html))

/**
 * An editor whose document is the form's value. It outlives its place: a page that is put aside takes it off the screen,
 * with what was written and can be undone.
 *
 * @param value the form's; one that the editor did not write itself is taken over, if it can be
 * @param attributes of the box that is written in
 */
export const useEditor = ({
  value,
  editable,
  attributes,
  onChange,
  onBlur,
}: {
  readonly value: string
  readonly editable: boolean
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
}) => {
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        extensions: extensions(),
        injectCSS: false,
        editorProps: { transformPastedHTML: sanitiseForEditing },
      }),
  )
  const [written, write] = useState<string>()
  const [lost, setLost] = useState<readonly string[]>([])
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  // What the editor itself wrote is in it already.
  if (written !== value) {
    write(value)
    const found = lostIn(editor, value)
    setLost(found)
  }
  const takes = lost.length === 0

  const changed = useEffectEvent(() => {
    const html = htmlOf(editor)
    if (html === value) return
    write(html)
    onChange(html)
  })
  const left = useEffectEvent(() => onBlur())
  useEffect(() => {
    const update = () => changed()
    const blur = () => left()
    editor.on('transaction', redraw)
    editor.on('update', update)
    editor.on('blur', blur)
    return () => {
      editor.off('transaction', redraw)
      editor.off('update', update)
      editor.off('blur', blur)
    }
  }, [editor])

  const take = useEffectEvent((html: string) => {
    // What was read is not undone: an "undo" before anything was written would empty the text.
    if (html !== htmlOf(editor))
      editor.chain().setMeta('addToHistory', false).setContent(html, { emitUpdate: false }).run()
  })
  // At once: a key pressed between the screen and a later effect would be taken for a text of someone else's, and move the
  // caret to the end.
  useLayoutEffect(() => {
    if (takes) take(value)
  }, [takes, value])

  const given = JSON.stringify(attributes)
  useEffect(() => {
    const own: Record<string, string> = JSON.parse(given)
    editor.setOptions({ editable, editorProps: { transformPastedHTML: sanitiseForEditing, attributes: own } })
  }, [editor, editable, given])

  return { editor, lost }
}
