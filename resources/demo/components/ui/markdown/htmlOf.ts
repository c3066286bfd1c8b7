import { marked } from 'marked'

/** Markdown as HTML, as it comes: whoever shows it sanitises it. */
export const htmlOf = (text: string): string => marked.parse(text, { async: false, gfm: true, breaks: false })
