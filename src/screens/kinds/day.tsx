import type { FieldOf } from '@/declaration'
import { textWidth } from '../textWidth'
import type { KindLook } from './look'
import { PickTime } from './parts/PickTime'
import { Raw } from './parts/Raw'

export const look: KindLook<FieldOf<'day'>> = {
  Cell: ({ value }) =>
    typeof value === 'string' ? <time className="kind-time">{value}</time> : <Raw value={value} />,
  width: (_, locale) => textWidth('2026-12-20', locale),
  typing: () => ({
    write: String,
    placeholder: 'YYYY-MM-DD',
    Tool: (props) => <PickTime clock={false} {...props} />,
  }),
}
