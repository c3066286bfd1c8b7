import type { FieldOf } from '@/declaration'
import { textWidth } from '../textWidth'
import { isString, type KindLook, type ToolProps } from './look'
import { PickTime } from './parts/PickTime'

const PickDay = (props: ToolProps) => <PickTime clock={false} {...props} />

export const look: KindLook<FieldOf<'day'>, string> = {
  takes: isString,
  Cell: ({ value }) => <time className="kind-time">{value}</time>,
  width: (_, locale) => textWidth('2026-12-20', locale),
  typing: () => ({
    write: String,
    placeholder: 'YYYY-MM-DD',
    Tool: PickDay,
  }),
}
