import { useTheme } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { canEdit, type Locale, type Resource, textIn } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { openInRow, rowActionsOf, splitActions } from '../actions/RecordActions'
import { textWidth } from '../textWidth'
import { mostMeasuredRows } from './columns'

/** Gap between two actions, px. */
const gap = 10
/** The column's border, and tolerance for text that is wider than calculated, px. */
const slack = 4

interface Words {
  readonly edit: string
  readonly more: string
}

const widthOf = (labels: readonly string[], locale: Locale): number =>
  labels.reduce((sum, label) => sum + textWidth(label, locale) + gap, -gap)

/** The width of a row's actions, px. */
const widthIn = (resource: Resource, record: RaRecord, locale: Locale, { edit, more }: Words): number => {
  const editable = canEdit(resource)
  const split = splitActions(resource, record, editable ? openInRow - 1 : openInRow)
  const labels = split.shown.map(({ action }) => textIn(action.label, locale))
  return widthOf([...(editable ? [edit] : []), ...labels, ...(split.more.length > 0 ? [more] : [])], locale)
}

/** The width before there are any rows: of the first declared actions. */
const widthBefore = (resource: Resource, locale: Locale, { edit, more }: Words): number => {
  const labels = [
    ...(canEdit(resource) ? [edit] : []),
    ...rowActionsOf(resource).map(([, action]) => textIn(action.label, locale)),
  ]
  return widthOf([...labels.slice(0, openInRow), ...(labels.length > openInRow ? [more] : [])], locale)
}

/**
 * The width of the row action column, px; 0 if the area has none. It is as narrow as the first rows allow, grows when a page
 * needs more, and never shrinks: columns that move with every page are hard to read.
 */
export const useRowActionsWidth = (resource: Resource, rows: readonly RaRecord[]): number => {
  const locale = useLocale()
  const say = useSay()
  const { cell } = useTheme().console.size
  const edit = say('ra.action.edit')
  const more = say('console.list.more')
  const needed = useMemo(() => {
    const words = { edit, more }
    const measured = rows.slice(0, mostMeasuredRows)
    return Math.max(0, ...measured.map((record) => widthIn(resource, record, locale, words)))
  }, [resource, rows, locale, edit, more])
  const [most, setMost] = useState({ locale, width: 0 })
  if (locale !== most.locale || needed > most.width) setMost({ locale, width: needed })
  if (rowActionsOf(resource).length === 0 && !canEdit(resource)) return 0
  return Math.ceil(most.width || widthBefore(resource, locale, { edit, more })) + 2 * cell + slack
}
