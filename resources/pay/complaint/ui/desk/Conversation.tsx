import { l } from '@/declaration'
import { formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { operateTypes, operators } from '../../complaintWords'
import { Pictures } from './Pictures'
import type { Entry } from './read'
import { texts } from './texts'

const known = <Words extends object>(words: Words, name: string): name is keyof Words & string =>
  Object.hasOwn(words, name)

const raw = (word: string) => l(word, word, word)

/** The payer is shown on the left, we on the right, system events in the middle. */
const sideOf = ({ operator, type }: Entry): 'user' | 'merchant' | 'system' =>
  operator === '投诉人'
    ? 'user'
    : type === 'MERCHANT_RESPONSE' || (operator === '商家' && type !== 'MERCHANT_CONFIRM_COMPLETE')
      ? 'merchant'
      : 'system'

/** A complaint's history, oldest first. */
export const Conversation = ({ entries }: { entries: readonly Entry[] }) => {
  const say = useSay()
  if (entries.length === 0) return <p className="desk-quiet">{say(texts.empty)}</p>
  return (
    <ol className="desk-talk">
      {entries.map((entry) => (
        <li key={entry.id} data-side={sideOf(entry)}>
          <div className="desk-who">
            <strong>
              {say(known(operators, entry.operator) ? operators[entry.operator] : raw(entry.operator))}
            </strong>
            <span>{say(known(operateTypes, entry.type) ? operateTypes[entry.type] : raw(entry.type))}</span>
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
