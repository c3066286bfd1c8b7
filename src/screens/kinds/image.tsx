import type { FieldOf } from '@/declaration'
import { textIn } from '@/declaration/label'
import { isString, type KindLook } from './look'
import { Picture } from './parts/Picture'

export const look: KindLook<FieldOf<'image'>, string> = {
  takes: isString,
  Cell: ({ field, value, locale }) => <Picture address={value} name={textIn(field.label, locale)} />,
  Field: ({ field, value, locale }) => <Picture address={value} name={textIn(field.label, locale)} large />,
  width: () => 40,
}
