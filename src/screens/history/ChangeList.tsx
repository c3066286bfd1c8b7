import { type ReactNode, useId, useState } from 'react'
import { type Field, type Fields, isRecord, isSame, type Json, type WireRecord } from '@/declaration'
import { partsIn } from '@/declaration/kinds/composite'
import { textIn } from '@/declaration/label'
import { colon } from '@/declaration/punctuation'
import { useLocale, useSay } from '@/i18n/useSay'
import { plainComponent } from '@/ui/late'
import { KindCell, KindField } from '../kinds/KindCell'
import { LatePart } from '../LatePart'
import type { LineDiffProps } from './LineDiff'
import { changeTexts } from './texts'
import '@/ui/plain.css'
import './changes.css'

/** Old and new values of fields, by name. A value that did not exist is missing or null. */
export type Changes = {
  readonly [field: string]: readonly [from: Json | undefined, to: Json | undefined]
}

interface ChangeListProps {
  /** The fields of the area that the record is of. */
  readonly fields: Fields
  readonly changes: Changes
  /** Fields that changed but whose values are not shown, such as secrets. */
  readonly hidden?: readonly string[]
  /** A new record shows only new values, a removed one only old ones. */
  readonly kind?: 'create' | 'change' | 'remove'
}

/** What changed in a record, each value as its kind shows it. Fields no longer declared are shown as they came. */
export const ChangeList = ({ fields, changes, hidden = [], kind = 'change' }: ChangeListProps) => {
  const say = useSay()
  const locale = useLocale()
  const labelOf = (name: string) => (fields[name] ? textIn(fields[name].label, locale) : name)
  const told = Object.entries(changes).flatMap(([name, [from, to]]) =>
    membersOf({ name, label: labelOf(name), field: stillField(fields[name]), from, to }, locale),
  )
  if (told.length + hidden.length === 0) return <p className="change-none">{say(changeTexts.nothing)}</p>
  return (
    <ul className="change-list">
      {told.map((one) => (
        <li key={one.name}>
          <span className="change-name">{one.label + say(colon)}</span>
          <OneChange {...one} kind={kind} />
        </li>
      ))}
      {hidden.map((name) => (
        <li key={name}>
          <span className="change-name">{labelOf(name) + say(colon)}</span>
          {say(changeTexts.changed)} <span className="change-quiet">({say(changeTexts.hidden)})</span>
        </li>
      ))}
    </ul>
  )
}

interface Told {
  readonly name: string
  readonly label: string
  readonly field: Field
  readonly from: Json | undefined
  readonly to: Json | undefined
}

const undeclared: Field = { kind: 'text', label: { zh: '', en: '', es: '' } }

/** The field for showing a past value: by kind only, because components need the record, and without countdowns. */
const stillField = (field: Field = undeclared): Field => {
  const { component: _, ...plain } = field
  return plain.kind === 'timestamp' ? { ...plain, deadline: undefined, warnWithinDays: undefined } : plain
}

/** Splits a group into its changed members. Anything else stays as it is. */
const membersOf = (told: Told, locale: string): readonly Told[] => {
  const { name, label, field, from, to } = told
  if (field.kind !== 'object' || ![from, to].every((one) => one == null || isRecord(one))) return [told]
  const [before, after] = [from, to].map((one): WireRecord => (isRecord(one) ? one : {}))
  return partsIn(field, { ...before, ...after }).flatMap(({ name: part, label: own, part: inner }) => {
    const [was, is] = [before?.[part], after?.[part]]
    if (isSame(inner, was, is)) return []
    const named = `${label} / ${own ? textIn(own, locale) : part}`
    return membersOf(
      { name: `${name}.${part}`, label: named, field: stillField(inner), from: was, to: is },
      locale,
    )
  })
}

const noRecord = { id: '' }
/** Texts up to this long are shown inline. */
const shortText = 60

const isLong = ({ field, from, to }: Told): boolean => {
  const values = [from, to].filter((one) => one != null)
  if (field.kind === 'list') return values.length > 0
  if (field.kind !== 'html' && field.kind !== 'multiline') return false
  return values.some((one) => typeof one === 'string' && (one.length > shortText || one.includes('\n')))
}

const LineDiff = plainComponent<LineDiffProps>(() =>
  import('./LineDiff').then((module) => ({ default: module.LineDiff })),
)

const OneChange = ({ kind, ...told }: Told & { kind: 'create' | 'change' | 'remove' }) => {
  const say = useSay()
  const { name, field, from, to } = told
  const shown = (value: Json | undefined) => (
    <KindCell field={field} name={name} value={value} record={noRecord} />
  )
  if (isLong(told)) return <LongChange {...told} />
  if (kind === 'create') return <span className="change-new">{shown(to)}</span>
  if (kind === 'remove') return <span className="change-old">{shown(from)}</span>
  return (
    <>
      <span className="change-old">
        <span className="ui-visually-hidden">{say(changeTexts.from)}</span>
        {shown(from)}
      </span>
      <span className="change-arrow" aria-hidden="true">
        {' → '}
      </span>
      <span className="change-new">
        <span className="ui-visually-hidden">{say(changeTexts.to)}</span>
        {shown(to)}
      </span>
    </>
  )
}

/** A change that needs room. It opens on demand, as added and removed lines or as before and after. */
const LongChange = ({ name, label, field, from, to }: Told) => {
  const say = useSay()
  const id = useId()
  const [open, setOpen] = useState(false)
  const states: readonly (readonly [name: string, value: Json | undefined])[] = [
    [say(changeTexts.before), from],
    [say(changeTexts.after), to],
  ]
  const body: ReactNode =
    field.kind === 'list' ? (
      states.map(([state, value]) => (
        <div key={state}>
          <div className="change-quiet">{state}</div>
          <KindField field={field} name={name} value={value} record={noRecord} />
        </div>
      ))
    ) : field.kind === 'html' || field.kind === 'multiline' ? (
      <LineDiff kind={field.kind} from={String(from ?? '')} to={String(to ?? '')} />
    ) : null
  return (
    <>
      {say(changeTexts.changed)}{' '}
      <button
        type="button"
        className="ui-plain change-open"
        aria-expanded={open}
        aria-controls={id}
        aria-label={say(open ? changeTexts.foldOf : changeTexts.compareOf, { label })}
        onClick={() => setOpen(!open)}
      >
        {say(open ? changeTexts.fold : changeTexts.compare)}
      </button>
      <div id={id} className="change-more" hidden={!open}>
        {open && <LatePart fallback={<span className="ui-skeleton kind-waiting" />}>{body}</LatePart>}
      </div>
    </>
  )
}
