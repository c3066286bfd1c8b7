import { useLocale } from '@/i18n/useSay'
import { AreaPart } from './AreaPart'
import type { KindProps } from './kindProps'
import { Part } from './Part'

/** A value in a detail, where there is room for all of it. */
export const KindField = (props: KindProps) => {
  const Shown = props.field.component === undefined ? Part : AreaPart
  return <Shown place="Field" locale={useLocale()} {...props} />
}
