import type { Locale } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { useReasons } from '@/screens/actions/reasons'
import { reasonOf, title } from './reasons'
import { sentence } from './sentence'
import type { Asked, Sentence } from './statement'

/** Why a button is disabled. */
export const Why = ({ asked }: { asked: Asked }) => {
  const say = useSay()
  const { demands, code } = reasonOf(asked)
  const reason = useReasons(asked.resource, code !== undefined)
  return (
    <section className="explain-why">
      <h3>{say(title)}</h3>
      {demands.map((demand) => (
        <p key={demand}>{demand}</p>
      ))}
      {code !== undefined && (
        <p className="explain-quiet">
          {reason({ offer: {}, record: {}, code })} ({code})
        </p>
      )}
    </section>
  )
}

/** A sentence with its gap filled. */
export const Filled = ({ of, locale }: { of: Sentence; locale: Locale }) => <p>{sentence(of, locale)}</p>
