import type { FieldOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import type { EntryProps, KindEntry } from './entry'
import { TemplateChoice } from './parts/TemplateChoice'
import { TextBox } from './parts/TextBox'

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
  const box = <TextBox entry={props} multiline minRows={field.rows ?? 3} maxRows={12} />
  if (!field.templates) return box
  return (
    <>
      <TemplateChoice
        templates={field.templates}
        disabled={disabled}
        onChoose={(text) => {
          input.onChange(text)
          // Focus the text, to be checked, edited or sent by keyboard.
          document.getElementById(id)?.focus()
        }}
      />
      {box}
    </>
  )
}

export const entry: KindEntry<FieldOf<'multiline'>> = {
  Entry: (props) => <Lines {...props} />,
  Counter: Length,
}
