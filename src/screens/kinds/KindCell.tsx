import { memo } from 'react'
import { useLocale } from '@/i18n/useSay'
import { AreaPart } from './AreaPart'
import type { KindProps } from './kindProps'
import { Part } from './Part'

/** A value in one line of a table, shown by its area's component or its kind. */
export const KindCell = memo(function KindCell(props: KindProps) {
  const Shown = props.field.component === undefined ? Part : AreaPart
  return <Shown place="Cell" locale={useLocale()} {...props} />
})
