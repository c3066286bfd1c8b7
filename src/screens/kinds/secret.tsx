import type { FieldOf } from '@/declaration'
import type { KindLook } from './look'

/** The platform never sends a secret back. Anything it does send is masked, except for what it left readable itself. */
export const look: KindLook<FieldOf<'secret'>> = {
  Cell: ({ value }) => (
    <span className="kind-code">
      {typeof value === 'string' && /^\*{3,}.{0,4}$/.test(value) ? value : '****'}
    </span>
  ),
  width: () => 72,
}
