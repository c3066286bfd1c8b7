import type { FieldOf } from '@/declaration'
import type { KindLook } from './look'
import { Contact } from './parts/Contact'

export const look: KindLook<FieldOf<'email'>> = {
  Cell: Contact,
  stretches: true,
  width: () => 168,
  typing: () => ({ type: 'email' }),
}
