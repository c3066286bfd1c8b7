import { labelOf } from '@resources/terms/labelOf'
import { isRecord, type Json, type WireRecord } from '@/declaration'
import { formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { operateTypes, operators } from '../../complaintWords'
import { Pictures } from './Pictures'
import { texts } from './texts'

export interface Entry {
  readonly id: string
  readonly operator: string
  readonly type: string
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

export const evidenceOf = ({ complaint_media_list }: WireRecord): readonly string[] =>
  recordsIn(complaint_media_list).flatMap(({ media_type, media_url }) =>
    media_type === 'USER_COMPLAINT_IMAGE' ? textsIn(media_url) : [],
  )

const sideOf = ({ operator, type }: Entry): 'user' | 'merchant' | 'system' =>
  operator === '投诉人'
    ? 'user'
    : type === 'MERCHANT_RESPONSE' || (operator === '商家' && type !== 'MERCHANT_CONFIRM_COMPLETE')
      ? 'merchant'
      : 'system'

export const Conversation = ({ entries }: { entries: readonly Entry[] }) => {
  const say = useSay()
  if (entries.length === 0) return <p className="desk-quiet">{say(texts.empty)}</p>
  return (
    <ol className="desk-talk">
      {entries.map((entry) => (
        <li key={entry.id} data-side={sideOf(entry)}>
          <div className="desk-who">
            <strong>{say(labelOf(operators, entry.operator))}</strong>
            <span>{say(labelOf(operateTypes, entry.type))}</span>
            <time className="kind-time">{formatTimestamp(entry.time)}</time>
          </div>
          {(entry.words !== '' || entry.images.length > 0) && (
            <div className="desk-words">
              {entry.words}
              <Pictures addresses={entry.images} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
