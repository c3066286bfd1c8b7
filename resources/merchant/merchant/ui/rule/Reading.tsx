import { parse, type Subject, takesValue } from '@/expression'
import { useSay } from '@/i18n/useSay'
import { joints, operators, subjects, words } from './texts'
import { useProblem } from './useProblem'

interface ReadingProps {
  readonly text: string
  readonly subject: Subject
  /** Says at each condition what it speaks of; a column's head has said so already. */
  readonly whole: boolean
}

/** An expression in the reader's words; one that cannot be read as it is, and that it is broken. */
export const Reading = ({ text, subject, whole }: ReadingProps) => {
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
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no names, and these are only read
        <span key={i}>
          {i > 0 && <b> {say(joints[joint])} </b>}
          <span className="kind-unit">
            {whole && `${say(subjects[subject])} `}
            {say(operators[operator])}
          </span>
          {takesValue(operator) && ` “${value}”`}
        </span>
      ))}
    </span>
  )
}
