import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { type Json, textIn, type WireRecord } from '@/declaration'
import type { Change } from '@/declaration/changes'
import { type Collision, decided, nothingMet, reconciled, undecided } from '@/declaration/merge'
import { comma } from '@/declaration/punctuation'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import type { FormField } from '../form/formFields'
import { sentValue } from '../form/formFields'
import { RecordChanges } from '../history/RecordChanges'
import { Collisions } from './Collisions'
import { type ConflictWords, conflictTexts } from './texts'
import './conflict.css'

export interface ConflictProps {
  /** The inputs of the form around it. */
  readonly inputs: readonly FormField[]
  /** What the inputs started with. */
  readonly base: WireRecord
  /** A newer state of the record that the form has not merged yet. */
  readonly theirs: WireRecord | undefined
  /** Other things they changed, shown for information only. */
  readonly outside?: readonly Change[]
  /** Called once the form has merged their changes. */
  readonly onMet: () => void
  readonly gate: RefObject<() => boolean>
  /** How many times sending was refused because of this; each refusal moves the focus to the answer. */
  readonly answers: number
  readonly words: ConflictWords
  readonly children?: ReactNode
}

/** React Hook Form gives a boolean, or one per member. */
const isDirty = (dirty: unknown): boolean =>
  dirty === true || (typeof dirty === 'object' && dirty !== null && Object.values(dirty).some(isDirty))

/**
 * Merges what is typed with what others have saved, and shows the result: what was taken over, what stays, and what the operator
 * has to decide.
 */
export const Conflict = (props: ConflictProps) => {
  const { inputs, base, theirs, outside = [], onMet, gate, answers, words, children } = props
  const say = useSay()
  const locale = useLocale()
  const { getValues, setValue } = useFormContext()
  const { dirtyFields } = useFormState()
  const [met, setMet] = useState(nothingMet)
  const [elsewhere, setElsewhere] = useState<readonly Change[]>([])
  const [urged, setUrged] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const titleId = useId()
  const open = undecided(met)

  const meet = useEffectEvent((now: WireRecord) => {
    const typed: { readonly [name: string]: unknown } = getValues()
    const mine = Object.fromEntries(
      inputs.map(({ name, field }) => [
        name,
        isDirty(dirtyFields[name]) ? sentValue(field, typed[name]) : base[name],
      ]),
    )
    const next = reconciled(met, inputs, { base, mine, theirs: now })
    for (const [name, value] of Object.entries(next.values)) setValue(name, value, { shouldDirty: true })
    setElsewhere((before) => [
      ...before.filter(({ name }) => outside.every((one) => one.name !== name)),
      ...outside.map((one) => ({
        ...one,
        from: before.find(({ name }) => name === one.name)?.from ?? one.from,
      })),
    ])
    setMet(next.met)
    onMet()
  })
  useEffect(() => {
    if (theirs) meet(theirs)
  }, [theirs])

  const isSettled = open.length === 0
  const isMet = theirs === undefined
  useLayoutEffect(() => {
    gate.current = () => {
      if (isMet && isSettled) return true
      setUrged(true)
      panel.current?.querySelector<HTMLElement>('[data-open] input')?.focus()
      return false
    }
    return () => {
      gate.current = () => true
    }
  }, [gate, isMet, isSettled])
  useEffect(() => {
    if (answers > 0) panel.current?.focus()
  }, [answers])

  const choose = ({ name, mine }: Collision, choice: 'mine' | 'theirs', value: Json) => {
    setMet(decided(met, name, choice, mine))
    setValue(name, value, { shouldDirty: true, shouldValidate: true })
  }
  const list = (changes: readonly Change[], title: string) =>
    changes.length > 0 && (
      <>
        <h3>{title}</h3>
        <RecordChanges changes={changes} />
      </>
    )
  const named = open.map(({ field }) => textIn(field.label, locale)).join(textIn(comma, locale))
  return (
    <section className="conflict" ref={panel} aria-labelledby={titleId} tabIndex={-1}>
      <Notice
        severity={isSettled ? 'info' : 'warning'}
        role="status"
        title={<span id={titleId}>{say(words.title)}</span>}
      >
        {isSettled
          ? say(met.collisions.length > 0 ? words.decided : words.ready)
          : say(conflictTexts.decide, { count: formatInteger(open.length) })}
      </Notice>
      <Collisions collisions={met.collisions} onChoose={choose} />
      {list(met.taken, say(conflictTexts.taken))}
      {list(met.merged, say(conflictTexts.merged))}
      {list(met.kept, say(conflictTexts.kept))}
      {list(elsewhere, say(words.outside))}
      {children}
      {urged && !isSettled && (
        <Notice severity="error">{say(conflictTexts.undecided, { fields: named })}</Notice>
      )}
    </section>
  )
}
