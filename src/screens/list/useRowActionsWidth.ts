import { useMemo, useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import type { Locale, Resource } from '@/declaration'
import { useConsoleLocale } from '@/i18n/useLocalised'
import { rowActionsOf, splitActions } from '../actions/RecordActions'
import { canEdit } from '../form/formLayout'
import { textWidth } from './textWidth'

/** As many actions stand open in a row; the rest are under "more". */
const openInRow = 2
/** Around one action, px. */
const gap = 12
/** Left and right of them, and what a text may be wider than reckoned, px. */
const padding = 36

interface Words {
  readonly edit: string
  readonly more: string
}

const widthOf = (labels: readonly string[]): number =>
  labels.length === 0 ? 0 : padding + labels.reduce((sum, label) => sum + textWidth(label) + gap, 0)

/** What a row's actions take, px. */
const widthIn = (resource: Resource, record: RaRecord, locale: Locale, { edit, more }: Words): number => {
  const editable = canEdit(resource)
  const split = splitActions(resource, record, editable ? openInRow - 1 : openInRow)
  return widthOf([
    ...(editable ? [edit] : []),
    ...split.shown.map(({ action }) => action.label[locale]),
    ...(split.more.length > 0 ? [more] : []),
  ])
}

/** What they take before there are rows: as many as stand open, the longest that do no harm. */
const widthBefore = (resource: Resource, locale: Locale, { edit, more }: Words): number => {
  const actions = rowActionsOf(resource).map(([, action]) => action)
  const harmless = actions.filter(({ danger }) => !danger).map(({ label }) => label[locale])
  const labels = [...(canEdit(resource) ? [edit] : []), ...harmless].sort(
    (a, b) => textWidth(b) - textWidth(a),
  )
  const rest = labels.length > openInRow || harmless.length < actions.length
  return widthOf([...labels.slice(0, openInRow), ...(rest ? [more] : [])])
}

/**
 * The width of the column with the rows' actions, px; 0 when the area has none. It grows when a page needs more and stays
 * so: columns that move with every page cannot be read.
 */
export const useRowActionsWidth = (resource: Resource, rows: readonly RaRecord[]): number => {
  const locale = useConsoleLocale()
  const translate = useTranslate()
  const edit = translate('ra.action.edit')
  const more = translate('console.list.more')
  const needed = useMemo(() => {
    const words = { edit, more }
    const widths = rows.map((record) => widthIn(resource, record, locale, words))
    return Math.ceil(Math.max(widthBefore(resource, locale, words), ...widths))
  }, [resource, rows, locale, edit, more])
  const [most, setMost] = useState({ locale, width: needed })
  if (locale !== most.locale || needed > most.width) setMost({ locale, width: needed })
  return most.width
}
