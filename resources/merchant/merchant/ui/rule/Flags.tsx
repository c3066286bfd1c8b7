import { useSay } from '@/i18n/useSay'
import { Dotted, Raw } from '@/screens/kinds/kit'
import { flags as known, words } from './texts'

/** A seller flag as a coloured dot with its name; an unknown number is shown as it is. */
export const Flag = ({ flag }: { flag: string }) => {
  const say = useSay()
  const named = known[flag]
  return named ? <Dotted colour={named.colour} word={say(named)} /> : <Raw value={flag} />
}

/** The flags of a rule; none means any flag. */
export const Flags = ({ flags }: { flags: readonly string[] }) => {
  const say = useSay()
  if (flags.length === 0) return <span className="kind-note">{say(words.anyFlag)}</span>
  return (
    <span className="kind-row">
      {flags.map((flag) => (
        <Flag key={flag} flag={flag} />
      ))}
    </span>
  )
}
