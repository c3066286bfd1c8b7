import { useMemo } from 'react'
import { canEdit, type Resource } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { useLook } from '@/theme/look'
import { sizes } from '@/theme/tokens'
import { rowActionsOf } from '../actions/RecordActions'
import { textWidth } from '../textWidth'

/** A button with an icon, px. */
const icon = 28
/** The padding of a button with a word, px. */
const padding = 8
/** Room for a word, px; wider ones show their icon instead. */
const widestWord = 57
/** The column's border, and tolerance for text that is wider than measured, px. */
const slack = 3

/**
 * How a list shows its row actions. It follows from the declaration and the language alone, so that no page moves a column. If
 * the first action, which most rows show, is an icon, all are: a lone word among them would look odd and cost width.
 *
 * @returns the width of their column, px, 0 without actions; and the names of those that show their icon
 */
export const useRowActions = (resource: Resource) => {
  const locale = useLocale()
  const say = useSay()
  const { cell } = sizes[useLook().size]
  return useMemo(() => {
    const offers = rowActionsOf(resource).map(([name, { label }]) => ({ name, word: say(label) }))
    if (canEdit(resource)) offers.unshift({ name: 'edit', word: say('ra.action.edit') })
    const icons = new Set<string>()
    if (offers.length === 0) return { actions: 0, icons }
    const widths = offers.map(({ word }) => textWidth(word, locale))
    const room = (widths[0] ?? 0) > widestWord ? 0 : widestWord
    let button = icon
    for (const [at, { name }] of offers.entries()) {
      const width = widths[at] ?? 0
      if (width > room) icons.add(name)
      else button = Math.max(button, width + padding)
    }
    const needed = button + (offers.length > 1 ? icon : 0)
    const head = textWidth(say('console.list.actions'), locale, 'bold')
    return { actions: Math.ceil(Math.max(needed, head)) + 2 * cell + slack, icons }
  }, [resource, locale, say, cell])
}
