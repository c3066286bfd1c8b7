import type { Locale, Resource } from '@/declaration'
import { rowActionsOf } from '../actions/RecordActions'
import { canEdit } from '../form/formLayout'
import { textWidth } from './textWidth'

/** Actions that stand open in a row beside "more". */
const open = 2
/** Around one action, px. */
const gap = 12
/** Left and right of them, and what a text may be wider than reckoned, px. */
const padding = 36

/**
 * The width that an area's row actions take at the most, px; 0 when it has none.
 *
 * @param words what "edit" and "more" are called
 */
export const rowActionsWidth = (
  resource: Resource,
  locale: Locale,
  words: { readonly edit: string; readonly more: string },
): number => {
  const labels = rowActionsOf(resource).map(([, { label }]) => label[locale])
  if (canEdit(resource)) labels.unshift(words.edit)
  if (labels.length === 0) return 0
  const widths = labels.map((label) => textWidth(label)).sort((a, b) => b - a)
  const shown = widths.slice(0, open).reduce((sum, width) => sum + width + gap, 0)
  return Math.ceil(shown + (labels.length > open ? textWidth(words.more) + gap : 0) + padding)
}
