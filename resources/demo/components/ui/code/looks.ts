import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const mono = 'var(--font-mono)'

/** Colours are CSS variables, so the editor follows the theme without being recreated. */
const frame = EditorView.theme({
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

const words = HighlightStyle.define([
  { tag: [tags.propertyName, tags.link, tags.url], color: 'var(--tone-primary-main)' },
  { tag: [tags.string, tags.monospace], color: 'var(--tone-success-main)' },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword], color: 'var(--tone-warning-main)' },
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.processingInstruction, tags.meta, tags.comment, tags.quote], color: 'var(--ink-secondary)' },
])

export const looks: Extension = [frame, syntaxHighlighting(words)]
