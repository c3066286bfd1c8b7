import { Dotted, Raw, useLocalise } from '@/screens/kinds/kit'
import { flags as known, words } from './texts'

/** A seller flag as a coloured dot with its name; an unknown number is shown as it is. */
export const Flag = ({ flag }: { flag: string }) => {
  const localise = useLocalise()
  const named = known[flag]
  return named ? <Dotted colour={named.colour} word={localise(named)} /> : <Raw value={flag} />
}

/** The flags of a rule; none means any flag. */
export const Flags = ({ flags }: { flags: readonly string[] }) => {
  const localise = useLocalise()
  if (flags.length === 0) return <span className="kind-note">{localise(words.anyFlag)}</span>
  return (
    <span className="kind-row">
      {flags.map((flag) => (
        <Flag key={flag} flag={flag} />
      ))}
    </span>
  )
}
