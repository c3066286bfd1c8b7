import type { FieldOf } from '@/declaration'
import type { KindLook } from './look'
import { Contact } from './parts/Contact'

export const look: KindLook<FieldOf<'phone'>> = {
  Cell: Contact,
  width: () => 92,
  typing: () => ({ type: 'tel' }),
}
