import { useState } from 'react'
import { type FieldOf, l, parseText } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Dotted } from '@/ui/Status'
import { lateComponent } from '../latePart'
import type { Entries, EntryProps } from './entry'
import { Source } from './parts/Source'
import { TemplateChoice } from './parts/TemplateChoice'
import { Line, Offering, TextBox, Typed } from './parts/TextBox'

const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value].length : 0)

/** How many of the allowed characters are used; marked if there are more than usual. */
const Length = ({ field, value }: { field: FieldOf<'multiline'>; value: unknown }) => {
  const say = useSay()
  const over = field.warnAbove !== undefined && lengthOf(value) > field.warnAbove
  return field.max === undefined ? null : (
    <span className="kind-length" data-tone={over ? 'warning' : undefined}>
      {say('console.form.length', { count: lengthOf(value), max: field.max })}
    </span>
  )
}

/** Text over several lines, with templates above it if the field offers any. */
const Lines = (props: EntryProps<FieldOf<'multiline'>>) => {
  const { field, input, id, disabled } = props
  return (
    <>
      {field.templates && (
        <TemplateChoice
          templates={field.templates}
          disabled={disabled}
          onChoose={(text) => {
            input.onChange(text)
            // Focus the text, to be checked, edited or sent by keyboard.
            document.getElementById(id)?.focus()
          }}
        />
      )}
      <TextBox entry={props} multiline minRows={field.rows ?? 3} maxRows={12} />
    </>
  )
}

// The editor is as large as several screens, so it loads with the first form that needs it. If it does not arrive, the
// source can still be edited.
const RichText = lateComponent(() => import('./parts/richText/RichText').catch(() => ({ default: Source })))

const Bytes = ({ field: { maxBytes }, value }: { field: FieldOf<'html'>; value: unknown }) => {
  if (maxBytes === undefined) return null
  const bytes = new TextEncoder().encode(typeof value === 'string' ? value : '').length
  return (
    <span className="kind-length">
      {formatInteger(bytes)} / {formatInteger(maxBytes)} B
    </span>
  )
}

const Hidden = (props: EntryProps<FieldOf<'secret'>>) => {
  const say = useSay()
  const [shown, setShown] = useState(false)
  return (
    <TextBox
      entry={props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <button
          type="button"
          className="ui-plain kind-reveal"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {say(shown ? 'console.value.hide' : 'console.value.reveal')}
        </button>
      }
      control={{ autoComplete: 'new-password' }}
    />
  )
}

const colorTexts = {
  choose: l('选择颜色', 'Choose a colour', 'Elegir un color'),
  usual: l('常用颜色', 'Usual colours', 'Colores habituales'),
}

const usualColors = ['#409eff', '#67c23a', '#e6a23c', '#f56c6c', '#909399', '#303133']

/** Swatches for the common colours, the browser's picker for any other, and the typed value. */
const Color = (props: EntryProps<FieldOf<'color'>>) => {
  const { field, input, disabled } = props
  const say = useSay()
  const typed = String(input.value ?? '')
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside the input's own would need a legend of its own */}
      <div role="group" aria-label={say(colorTexts.usual)} className="kind-templates">
        {(field.swatches ?? usualColors).map((color) => (
          <button
            key={color}
            type="button"
            className="ui-plain ui-cut kind-template"
            disabled={disabled}
            onClick={() => input.onChange(color)}
          >
            <Dotted colour={color} word={color} />
          </button>
        ))}
        <input
          type="color"
          style={{ width: 40, height: 28 }}
          aria-label={say(colorTexts.choose)}
          disabled={disabled}
          value={parseText(field, typed) === typed ? typed : '#000000'}
          onChange={({ target }) => input.onChange(target.value)}
        />
      </div>
      <Typed {...props} />
    </>
  )
}

const Text = (props: EntryProps<FieldOf<'text'>>) => {
  const say = useSay()
  const { suggestions } = props.field
  if (!suggestions) return <Line {...props} />
  return <Offering entry={props} options={suggestions.map((label) => say(label))} />
}

export const texts: Entries<'text' | 'multiline' | 'html' | 'secret' | 'color'> = {
  text: { Entry: Text },
  multiline: { Entry: Lines, Counter: Length },
  html: { Entry: (props) => <RichText {...props} />, Counter: Bytes, group: true },
  secret: { Entry: Hidden },
  color: { Entry: Color },
}
