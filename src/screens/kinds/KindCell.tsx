import { memo, Suspense } from 'react'
import { type Field, isSet, type Json, type Locale } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import { Empty } from '@/ui/EmptyState'
import { useAreaComponent } from '../declarations'
import type { PartProps, Parts } from './look'
import { isEnd, lookOf } from './looks'
import './kinds.css'
import type { RaRecord } from 'react-admin'

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

/** A value shown by a component of its area, or in the kind's own way until that has loaded. */
const AreaPart = ({ place, locale, ...props }: KindProps & { place: 'Cell' | 'Field'; locale: Locale }) => {
  const Component = useAreaComponent(props.field.component)
  if (!Component) return <Part place={place} locale={locale} {...props} />
  return (
    <Suspense fallback={<span className="kind-waiting" />}>
      <Component place={place === 'Cell' ? 'cell' : 'show'} {...props} />
    </Suspense>
  )
}

/** A value as its kind shows it, or a sign that there is none. */
export const Part = ({ place, field, name, value, record, locale }: PartProps) => {
  if (value === undefined || !isSet(value)) return <Empty />
  const look = lookOf(field)
  const View = (place === 'Field' && look.Field) || look.Cell
  return <View field={field} name={name} value={value} record={record} locale={locale} parts={parts} />
}

const parts: Parts = { Part, isEnd }

/** A field's value in its record. */
export interface KindProps {
  readonly field: Field
  /** The field's name on the wire. */
  readonly name: string
  readonly value: Json | undefined
  readonly record: RaRecord
}
