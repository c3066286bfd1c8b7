import { useLocale } from '@/i18n/useSay'
import type { FilterProps } from './look'
import { lookOf } from './looks'
import { TextFilter } from './parts/TextFilter'
import './controls.css'
import './kinds.css'

/** The control of a filter, according to the field's kind. */
export const KindFilter = (props: FilterProps) => {
  const { Filter, typing } = lookOf(props.field)
  const locale = useLocale()
  return Filter ? <Filter {...props} /> : <TextFilter {...props} typing={typing?.(props.field, locale)} />
}
