import { type ReactNode, Suspense, useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { Json } from '@/declaration'
import { isText } from '@/declaration/lines'
import type { Collision } from '@/declaration/merge'
import { colon } from '@/declaration/punctuation'
import { useSay } from '@/i18n/useSay'
import { sentValue } from '../form/formFields'
import { LineDiff } from '../history/LineDiff'
import { KindField } from '../kinds/KindCell'
import { conflictTexts } from './texts'

interface CollisionsProps {
  readonly collisions: readonly Collision[]
  readonly onChoose: (collision: Collision, choice: 'mine' | 'theirs', value: Json) => void
}

/** Fields that both people changed differently; the operator chooses one version of each. */
export const Collisions = ({ collisions, onChoose }: CollisionsProps) => {
  const say = useSay()
  if (collisions.length === 0) return null
  return (
    <>
      <h3>{say(conflictTexts.collisions)}</h3>
      {collisions.map((one) => (
        <OneCollision key={one.name} collision={one} onChoose={onChoose} />
      ))}
    </>
  )
}

const noRecord = { id: '' }

const OneCollision = ({
  collision,
  onChoose,
}: Omit<CollisionsProps, 'collisions'> & { collision: Collision }) => {
  const { name, field, base, theirs, choice } = collision
  const say = useSay()
  const group = useId()
  const typed: unknown = useWatch({ name })
  // The operator's own text stays editable until they decide, and is remembered if they take the other version.
  const mine = choice === 'theirs' ? collision.mine : sentValue(field, typed)
  const shown = (value: Json | undefined): ReactNode =>
    isText(field) ? (
      <LineDiff kind={field.kind} from={String(base ?? '')} to={String(value ?? '')} />
    ) : (
      <KindField field={{ ...field, component: undefined }} name={name} value={value} record={noRecord} />
    )
  const option = (which: 'mine' | 'theirs', value: Json) => (
    <label className="conflict-option">
      <input
        type="radio"
        name={group}
        checked={choice === which}
        onChange={() => onChoose({ ...collision, mine }, which, value)}
      />
      <span>
        <span className="conflict-side">{say(conflictTexts[which]) + say(colon)}</span>
        <Suspense>{shown(value)}</Suspense>
      </span>
    </label>
  )
  return (
    <fieldset className="conflict-field" data-open={choice === undefined || undefined}>
      <legend>{say(field.label)}</legend>
      {!isText(field) && (
        <div className="conflict-base">
          <span className="conflict-side">{say(conflictTexts.base) + say(colon)}</span>
          <Suspense>{shown(base)}</Suspense>
        </div>
      )}
      {option('mine', mine)}
      {option('theirs', theirs)}
    </fieldset>
  )
}
