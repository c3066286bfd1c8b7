import type { ClipboardEvent } from 'react'
import { type FieldOf, type Json, l, mostFilterValues } from '@/declaration'
import { filterText, filterValues, filterWords } from '@/declaration/filterValues'
import { useLocale, useSay } from '@/i18n/useSay'
import type { FilterProps } from './look'
import { useDraft } from './parts/draft'
import { OptionSelect, optionsOf } from './parts/Options'
import './several.css'

const placeholder = l('可填或粘贴多个', 'Enter or paste several', 'Uno o varios')
const tooMany = l(
  '最多 {most} 个，现有 {count} 个',
  'At most {most}, not {count}',
  'Máximo {most}, no {count}',
)

/** A filter that takes several values: ticked for a choice, otherwise typed or pasted as a spreadsheet column. */
export const SeveralFilter = ({ field, ...rest }: FilterProps) =>
  field.kind === 'choice' ? <Ticked {...rest} field={field} /> : <Typed {...rest} field={field} />

const valuesOf = ({ field, value }: Pick<FilterProps, 'field' | 'value'>): readonly Json[] =>
  filterValues(field, String(value ?? '')) ?? []

const Ticked = ({ field, value, onChange, label, id }: FilterProps<FieldOf<'choice'>>) => {
  const any = useSay()('console.list.any')
  const options = optionsOf(field, useLocale())
  const chosen = valuesOf({ field, value })
  const toggle = (toggled: Json) => {
    // In declared order, whatever order they were ticked in.
    const values = options
      .map((option) => option.value)
      .filter((one) => (one === toggled ? !chosen.includes(one) : chosen.includes(one)))
    onChange(values.length === 0 ? undefined : filterText(values))
  }
  return (
    <OptionSelect
      options={options}
      at={
        chosen.length === 0 ? [-1] : chosen.map((one) => options.findIndex((option) => option.value === one))
      }
      none={any}
      placeholder={any}
      onChoose={(one) => (one === undefined ? onChange(undefined) : toggle(one))}
      id={id}
      aria-label={label}
    />
  )
}

/** Turns the lines of a pasted column into words. A browser would join or drop them. */
const pasteColumn = (event: ClipboardEvent<HTMLInputElement>, type: (text: string) => void) => {
  const text = event.clipboardData.getData('text')
  if (!/[\r\n\t]/.test(text)) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const column = text.trim().split(/\s+/).join(', ')
  type(value.slice(0, selectionStart ?? 0) + column + value.slice(selectionEnd ?? value.length))
}

const Typed = ({ field, value, onChange, label, id }: FilterProps) => {
  const say = useSay()
  const { text, type, settle } = useDraft(
    value,
    (value) => filterWords(String(value ?? '')).join(', '),
    (text) => {
      const words = filterWords(text)
      // Too many values are kept as text to be corrected, and not sent to the list.
      if (words.length > mostFilterValues) return filterText(words)
      const values = filterValues(field, text)
      return values && filterText(values)
    },
    onChange,
  )
  const { length: count } = filterWords(String(value ?? ''))
  const problemId = `${id}-problem`
  const isTooMany = count > mostFilterValues
  return (
    <>
      <div className="ui-input">
        <input
          id={id}
          value={text}
          placeholder={say(placeholder)}
          aria-label={label}
          aria-invalid={isTooMany || (text.trim() !== '' && value === undefined)}
          aria-describedby={isTooMany ? problemId : undefined}
          onChange={({ target }) => type(target.value)}
          onPaste={(event) => pasteColumn(event, type)}
          onBlur={settle}
        />
        {count > 1 && <span>{count}</span>}
      </div>
      {isTooMany && (
        <div className="kind-below" id={problemId} role="alert">
          <span data-error>{say(tooMany, { most: mostFilterValues, count })}</span>
        </div>
      )}
    </>
  )
}
