import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { FieldOf } from '@/declaration'
import type { TextTemplates } from '@/declaration/kinds/multiline'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { EntryProps, KindEntry } from './entry'
import { TemplateChoice, templateKey, useTemplates, withTemplate } from './parts/TemplateChoice'
import { TextBox } from './parts/TextBox'

const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value].length : 0)

/** How many of the allowed characters are used. Marked if that is more than usual. */
const Length = ({ field, value }: { field: FieldOf<'multiline'>; value: unknown }) => {
  const say = useSay()
  const over = field.warnAbove !== undefined && lengthOf(value) > field.warnAbove
  return field.max === undefined ? null : (
    <span className="kind-length" data-tone={over ? 'warning' : undefined}>
      {say('console.form.length', { count: formatInteger(lengthOf(value)), max: formatInteger(field.max) })}
    </span>
  )
}

type LinesProps = EntryProps<FieldOf<'multiline'>>

const Box = (props: LinesProps & Pick<OutlinedInputProps, 'onKeyDown'>) => {
  const { onKeyDown, ...entry } = props
  return (
    <TextBox
      entry={entry}
      className={entry.field.monospace && 'kind-mono'}
      multiline
      minRows={entry.field.rows ?? 3}
      maxRows={12}
      onKeyDown={onKeyDown}
    />
  )
}

/** With templates above it: Alt and a digit insert one. */
const Templated = (props: LinesProps & { readonly templates: TextTemplates }) => {
  const { input, id, disabled, templates: offered } = props
  const { templates, isOnTheWay } = useTemplates(offered)
  const choose = (text: string) => {
    const box = document.getElementById(id)
    input.onChange(withTemplate(text, templates, box instanceof HTMLTextAreaElement ? box : undefined))
    // Focus the text, to be checked, edited or sent by keyboard.
    box?.focus()
  }
  return (
    <>
      {(templates.length > 0 || isOnTheWay) && (
        <TemplateChoice templates={templates} disabled={disabled} onChoose={choose} />
      )}
      <Box
        {...props}
        onKeyDown={(event) => {
          const at = templateKey(event)
          if (at === undefined || disabled) return
          event.preventDefault()
          const chosen = templates[at]
          if (chosen) choose(chosen.text)
        }}
      />
    </>
  )
}

/** Text over several lines, with templates above it if the field offers any. */
const Lines = (props: LinesProps) => {
  const { templates } = props.field
  return templates ? <Templated {...props} templates={templates} /> : <Box {...props} />
}

export const entry: KindEntry<FieldOf<'multiline'>> = {
  Entry: (props) => <Lines {...props} />,
  Counter: Length,
}
