import type { Json, WireRecord } from '@/declaration'
import { isRecord } from '@/declaration'

/** An event in a complaint's history. */
export interface Entry {
  readonly id: string
  readonly operator: string
  readonly type: string
  /** Unix seconds. */
  readonly time: number
  readonly words: string
  readonly images: readonly string[]
}

export const recordsIn = (value: Json | undefined): readonly WireRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const textsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const textOr = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** A complaint's history, oldest first; undefined if it is not loaded. */
export const historyOf = ({ history }: WireRecord): readonly Entry[] | undefined => {
  if (!isRecord(history)) return undefined
  return recordsIn(history.items)
    .map((item, index) => ({
      id: textOr(item.log_id) || String(index),
      operator: textOr(item.operator),
      type: textOr(item.operate_type),
      time: typeof item.operate_time === 'number' ? item.operate_time : 0,
      words: textOr(item.operate_details),
      images: textsIn(item.images),
    }))
    .sort((one, other) => one.time - other.time)
}

/** Pictures the payer attached to the complaint. */
export const evidenceOf = ({ complaint_media_list }: WireRecord): readonly string[] =>
  recordsIn(complaint_media_list).flatMap(({ media_type, media_url }) =>
    media_type === 'USER_COMPLAINT_IMAGE' ? textsIn(media_url) : [],
  )
