import type { Editor } from '@tiptap/core'
import { DOMSerializer, DOMParser as MarkupParser, type Node } from '@tiptap/pm/model'

/** A detached document, which is never shown and so loads nothing. */
const inert = () => document.implementation.createHTMLDocument()

const written = (editor: Editor, doc: Node): string => {
  const aside = inert()
  const container = aside.createElement('div')
  const serializer = DOMSerializer.fromSchema(editor.schema)
  serializer.serializeFragment(doc.content, { document: aside }, container)
  return container.innerHTML
}

/** The editor's content as HTML; '' for an empty document. */
export const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : written(editor, editor.state.doc))

/** The HTML that the editor would make of a text. */
export const asWritten = (editor: Editor, html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return written(editor, MarkupParser.fromSchema(editor.schema).parse(body))
}
