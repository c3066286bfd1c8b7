import { isSet } from '@/declaration'
import { Empty } from '@/ui/EmptyState'
import type { PartProps, Parts } from './look'
import { isEnd, lookOf } from './looks'
import './kinds.css'

/** A value as its kind shows it, or a sign that there is none. */
export const Part = ({ place, field, name, value, record, locale }: PartProps) => {
  if (value === undefined || !isSet(value)) return <Empty />
  const look = lookOf(field)
  const View = (place === 'Field' && look.Field) || look.Cell
  return <View field={field} name={name} value={value} record={record} locale={locale} parts={parts} />
}

const parts: Parts = { Part, isEnd }
