import { type Json, parseText } from '@/declaration'
import { useLocale, useSay } from '@/i18n/useSay'
import { usePart } from '@/ui/late'
import type { FilterProps, Typing } from './look'
import { lookOf } from './looks'
import { useDraft } from './parts/draft'
import { SeveralFilter } from './SeveralFilter'
import '@/ui/input.css'
import './controls.css'
import './kinds.css'

const loadReference = () => import('./ReferenceFilter')

export const KindFilter = (props: FilterProps) => {
  const { field, several = false } = props
  const { Filter, typing } = lookOf(field)
  const locale = useLocale()
  const Reference = usePart(loadReference, !several && field.kind === 'reference', () => {})
  if (several) return <SeveralFilter {...props} />
  if (field.kind === 'reference') return Reference && <Reference {...props} field={field} />
  return Filter ? <Filter {...props} /> : <TextFilter {...props} typing={typing?.(field, locale)} />
}

const plain = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value)

/** A single typed value. Unreadable text is marked while typing, and dropped on leaving the field. */
const TextFilter = ({
  field,
  value,
  onChange,
  label,
  id,
  typing: { before, after, placeholder, numeric, write, Tool } = {},
}: FilterProps & { typing?: Typing | undefined }) => {
  const textIn = (value: Json | undefined): string =>
    write && typeof value === 'number' ? write(value) : plain(value)
  const say = useSay()
  const read = (text: string) => {
    const parsed = text.trim() === '' ? undefined : parseText(field, text)
    // A query can only ask for a single word.
    return Array.isArray(parsed) ? (parsed.length === 1 ? parsed[0] : undefined) : parsed
  }
  const { text, type, settle } = useDraft(value, textIn, read, onChange)
  const end = Tool ? <Tool text={textIn(value)} onPick={type} /> : after
  return (
    <div className="ui-input">
      {before && <span>{before}</span>}
      <input
        id={id}
        value={text}
        placeholder={placeholder ?? say('console.list.placeholder_text')}
        aria-label={label}
        aria-invalid={text.trim() !== '' && value === undefined}
        inputMode={numeric ? 'decimal' : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
      />
      {end && <span>{end}</span>}
    </div>
  )
}
