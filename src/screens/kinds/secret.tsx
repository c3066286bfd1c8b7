import type { FieldOf } from '@/declaration'
import type { KindLook } from './look'

/** The platform never sends a secret back; whatever comes is masked, but for what the platform itself left readable. */
export const look: KindLook<FieldOf<'secret'>> = {
  Cell: ({ value }) => (
    <span className="kind-code">
      {typeof value === 'string' && /^\*{3,}.{0,4}$/.test(value) ? value : '****'}
    </span>
  ),
  width: () => 72,
}
