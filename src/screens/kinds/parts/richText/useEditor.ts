import { Editor } from '@tiptap/core'
import { DOMSerializer, DOMParser as MarkupParser, type Node } from '@tiptap/pm/model'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'
import { sanitiseForEditing } from '../sanitise'
import { extensions } from './extensions'
import { lostMarkup } from './sameMarkup'

/** The tags that the editor would drop from a text. Empty if it supports all of them. */
const lostIn = (editor: Editor, html: string): readonly string[] =>
  html.trim() === '' ? [] : lostMarkup(html, asWritten(editor, html))

/**
 * An editor whose document is the form's value. It survives unmounting: a hidden page keeps its text and undo history.
 *
 * @param value the form's value; one that the editor did not write is loaded if possible
 * @param attributes attributes of the editable element
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
  // Skip what the editor wrote itself.
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
    // Loading cannot be undone: an "undo" before any edit would empty the text.
    if (html !== htmlOf(editor))
      editor.chain().setMeta('addToHistory', false).setContent(html, { emitUpdate: false }).run()
  })
  // A layout effect: with a later one, a key pressed in between would look like a change from outside and move the caret to the
  // end.
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

/** A detached document. It is never shown, so it loads nothing. */
const inert = () => document.implementation.createHTMLDocument()

const written = (editor: Editor, doc: Node): string => {
  const aside = inert()
  const container = aside.createElement('div')
  const serializer = DOMSerializer.fromSchema(editor.schema)
  serializer.serializeFragment(doc.content, { document: aside }, container)
  return container.innerHTML
}

/** The editor's content as HTML; '' for an empty document. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : written(editor, editor.state.doc))

/** The HTML that the editor would turn a text into. */
const asWritten = (editor: Editor, html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return written(editor, MarkupParser.fromSchema(editor.schema).parse(body))
}
