import { parse, type Subject, takesValue } from '@/expression'
import { useSay } from '@/i18n/useSay'
import { joints, operators, subjects, words } from './texts'
import { useProblem } from './useProblem'

interface ReadingProps {
  readonly text: string
  readonly subject: Subject
  /** Names the subject of each condition; not needed under a column header that names it. */
  readonly withSubject: boolean
}

/** An expression in the reader's language; one that cannot be parsed is shown as it is and marked as broken. */
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
            {withSubject && `${say(subjects[subject])} `}
            {say(operators[operator])}
          </span>
          {takesValue(operator) && ` “${value}”`}
        </span>
      ))}
    </span>
  )
}
