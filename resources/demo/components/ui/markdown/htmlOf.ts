import { marked } from 'marked'

/** Markdown as HTML, not sanitised. */
export const htmlOf = (text: string): string => marked.parse(text, { async: false, gfm: true, breaks: false })
