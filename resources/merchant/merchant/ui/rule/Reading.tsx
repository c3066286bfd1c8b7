import { useCallback } from 'react'
import { type Problem, parse, type Subject, takesValue } from '@/expression'
import { useSay } from '@/i18n/useSay'
import { Dotted, Raw } from '@/screens/kinds/kit'
import {
  atCharacter,
  clause,
  joints,
  flags as known,
  operators,
  problems,
  subjects,
  valued,
  words,
} from './texts'

export const useProblem = (): ((problem: Problem) => string) => {
  const say = useSay()
  return useCallback(
    ({ at, code, ...values }) => {
      const { words, ...others } = { words: [], ...values }
      const problem = say(problems[code], { ...others, words: words.join(' / ') })
      return say(atCharacter, { n: at, problem })
    },
    [say],
  )
}

export const Flag = ({ flag }: { flag: string }) => {
  const say = useSay()
  const named = known[flag]
  return named ? <Dotted colour={named.colour} word={say(named)} /> : <Raw value={flag} />
}

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

interface ReadingProps {
  readonly text: string
  readonly subject: Subject
  /** Names the subject of each condition; not needed under a column header that names it. */
  readonly withSubject: boolean
}

export const Reading = ({ text, subject, withSubject }: ReadingProps) => {
  const say = useSay()
  const problemText = useProblem()
  const parsed = parse(text, subject)
  if (!parsed.ok)
    return (
      <>
        <span className="kind-note" data-tone="error" title={problemText(parsed.problem)}>
          {say(words.broken)}
        </span>{' '}
        <span className="kind-expression kind-raw" title={text}>
          {text}
        </span>
      </>
    )
  return (
    <span className="kind-expression" title={text}>
      {parsed.expression.map(({ joint, operator, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids, and this list is read-only
        <span key={i}>
          {i > 0 && <b> {say(joints[joint])} </b>}
          <span className="kind-unit">
            {withSubject
              ? say(clause, { subject: say(subjects[subject]), operator: say(operators[operator]) })
              : say(operators[operator])}
          </span>
          {takesValue(operator) && say(valued, { value })}
        </span>
      ))}
    </span>
  )
}
