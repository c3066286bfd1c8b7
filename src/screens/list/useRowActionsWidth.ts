import { useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { canEdit, type Label, type Resource } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { useLook } from '@/theme/look'
import { sizes } from '@/theme/tokens'
import { openInRow, rowActionsOf, splitActions } from '../actions/RecordActions'
import { textWidth } from '../textWidth'
import { mostMeasuredRows } from './columns'

/** Gap between two actions, px. */
const gap = 10
/** The column's border, and tolerance for text that is wider than calculated, px. */
const slack = 4

/** The row action column's width, px; 0 without actions. It only grows: moving columns are hard to read. */
export const useRowActionsWidth = (resource: Resource, rows: readonly RaRecord[]): number => {
  const locale = useLocale()
  const say = useSay()
  const { cell } = sizes[useLook().size]
  const { before, needed } = useMemo(() => {
    const edit = canEdit(resource) ? [say('ra.action.edit')] : []
    const room = openInRow - edit.length
    const widthOf = (actions: readonly { readonly label: Label }[], more: boolean) =>
      [
        ...edit,
        ...actions.map(({ label }) => say(label)),
        ...(more ? [say('console.list.more')] : []),
      ].reduce((sum, label) => sum + textWidth(label, locale) + gap, -gap)
    const declared = rowActionsOf(resource).map(([, action]) => action)
    const widths = rows.slice(0, mostMeasuredRows).map((record) => {
      const { shown, more } = splitActions(resource, record, room)
      return widthOf(
        shown.map(({ action }) => action),
        more.length > 0,
      )
    })
    // Before there are any rows: of the first declared actions.
    const before = widthOf(declared.slice(0, room), declared.length > room)
    const head = textWidth(say('console.list.actions'), locale, 'bold')
    return { before: Math.max(before, head), needed: widths.length > 0 ? Math.max(head, ...widths) : 0 }
  }, [resource, rows, locale, say])
  const [most, setMost] = useState({ locale, width: 0 })
  if (locale !== most.locale || needed > most.width) setMost({ locale, width: needed })
  if (rowActionsOf(resource).length === 0 && !canEdit(resource)) return 0
  return Math.ceil(most.width || before) + 2 * cell + slack
}
