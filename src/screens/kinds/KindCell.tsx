import { memo } from 'react'
import { isSet, type Locale, textIn } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import { Empty } from '@/ui/EmptyState'
import { useAreaComponent } from '../declarations'
import { LatePart } from '../LatePart'
import type { KindProps, PartProps, Parts } from './look'
import { isEnd, lookOf } from './looks'
import { Raw } from './parts/Raw'
import './kinds.css'

/** A value in one line of a table, shown by its area's component or its kind. */
export const KindCell = memo(function KindCell(props: KindProps) {
  const Shown = props.field.component === undefined ? Part : AreaPart
  return <Shown place="Cell" locale={useLocale()} {...props} />
})

/** A value in a detail, where there is room for all of it. */
export const KindField = (props: KindProps) => {
  const Shown = props.field.component === undefined ? Part : AreaPart
  return <Shown place="Field" locale={useLocale()} {...props} />
}

/** Whether a text is JSON, meant for its component and not for people. */
const isJson = (value: unknown): boolean => typeof value === 'string' && /^\s*[[{]/.test(value)

/** A value shown by its area's component, or by its kind until that has loaded. */
const AreaPart = ({ place, locale, ...props }: KindProps & { place: 'Cell' | 'Field'; locale: Locale }) => {
  const Component = useAreaComponent(props.field.component)
  const part = <Part place={place} locale={locale} {...props} />
  if (!Component) return part
  return (
    <LatePart fallback={isJson(props.value) ? <span className="ui-skeleton kind-waiting" /> : part} quiet>
      <Component place={place === 'Cell' ? 'cell' : 'show'} {...props} />
    </LatePart>
  )
}

/** A value as its kind shows it, or a placeholder if it is empty. */
export const Part = ({ place, field, name, value, record, locale }: PartProps) => {
  if (value === undefined) return <Empty />
  if (!isSet(value)) return field.emptyText ? textIn(field.emptyText, locale) : <Empty />
  const look = lookOf(field)
  if (look.takes?.(value) === false) return <Raw value={value} />
  const View = (place === 'Field' && look.Field) || look.Cell
  return <View field={field} name={name} value={value} record={record} locale={locale} parts={parts} />
}

const parts: Parts = { Part, isEnd }
