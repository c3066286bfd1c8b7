import { useMemo } from 'react'
import { canEdit, type Resource } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { useLook } from '@/theme/look'
import { sizes } from '@/theme/tokens'
import { rowActionsOf } from '../actions/RecordActions'
import { textWidth } from '../textWidth'

/** Width of an icon button, px. */
const icon = 28
/** Padding of a text button, px. */
const padding = 8
/** Room for a label, px. If any of the area's labels is wider, all its buttons become icons and the columns keep the space. */
const widestWord = 57
/** The column's border, and tolerance for text that is wider than measured, px. */
const slack = 3

/**
 * How a list shows its row actions. Depends only on the declaration and language, so that paging never moves a column.
 *
 * @returns the width of their column, px, 0 without actions; and whether they are icons instead of words
 */
export const useRowActions = (resource: Resource) => {
  const locale = useLocale()
  const say = useSay()
  const { cell } = sizes[useLook().size]
  return useMemo(() => {
    const words = rowActionsOf(resource).map(([, { label }]) => say(label))
    if (canEdit(resource)) words.push(say('ra.action.edit'))
    if (words.length === 0) return { actions: 0, icons: false }
    const widest = Math.max(...words.map((word) => textWidth(word, locale)))
    const icons = widest > widestWord
    const needed = (icons ? icon : widest + padding) + (words.length > 1 ? icon : 0)
    const head = textWidth(say('console.list.actions'), locale, 'bold')
    return { actions: Math.ceil(Math.max(needed, head)) + 2 * cell + slack, icons }
  }, [resource, locale, say, cell])
}
