import { useId } from 'react'
import { type Label, labelLocales } from '@/declaration'
import type { Place } from '@/declaration/edits'
import { useSay } from '@/i18n/useSay'
import type { Edits } from './edits'
import { texts } from './texts'

export const emptyLabel: Label = { zh: '', en: '', es: '' }

export const isWhole = (label: Label): boolean => labelLocales.every((locale) => label[locale].trim() !== '')

interface LabelInputsProps {
  /** What the label is for. */
  readonly name: string
  readonly label: Label
  readonly onChange: (label: Label, locale: keyof Label) => void
}

/** Inputs for a label in every language. */
export const LabelInputs = ({ name, label, onChange }: LabelInputsProps) => {
  const say = useSay()
  const id = useId()
  return (
    <fieldset className="editing-labels">
      <legend>{name}</legend>
      {labelLocales.map((locale) => (
        <div key={locale}>
          <label htmlFor={id + locale}>{say(texts[locale])}</label>
          <input
            id={id + locale}
            lang={locale}
            autoComplete="off"
            value={label[locale]}
            onChange={({ target }) => onChange({ ...label, [locale]: target.value }, locale)}
          />
        </div>
      ))}
    </fieldset>
  )
}

interface LabelLinesProps {
  readonly name: string
  /** Undefined if there is no label yet. */
  readonly label: Label | undefined
  readonly place: Place
  readonly edit: Edits['edit']
}

/** Edits a label one language at a time, so that only that text changes in the file. */
export const LabelLines = ({ name, label, place, edit }: LabelLinesProps) => (
  <LabelInputs
    name={name}
    label={label ?? emptyLabel}
    onChange={(next, locale) =>
      edit(label ? { place: [...place, locale], value: next[locale] } : { place, value: { ...next } })
    }
  />
)
