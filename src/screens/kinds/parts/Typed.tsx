import InputAdornment from '@mui/material/InputAdornment'
import { parseText } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import type { EntryProps } from '../entry'
import type { Typing } from '../look'
import { lookOf } from '../looks'
import { useDraft } from './draft'
import { plain, TextBox } from './TextBox'

/** One line of text as the form's value. */
export const Line = ({ typing = {}, ...props }: EntryProps & { typing?: Typing }) => (
  <TextBox
    entry={props}
    type={typing.type}
    className={typing.mono ? 'kind-mono' : undefined}
    control={{ autoComplete: 'off' }}
  />
)

/** A value typed as text and parsed by its kind: money in yuan, a percentage, a time. */
const Read = ({
  typing: { before, after, placeholder, numeric, Tool },
  write,
  ...props
}: EntryProps & { typing: Typing; write: NonNullable<Typing['write']> }) => {
  const { text, type, settle } = useDraft(
    props.input.value,
    (value) => (typeof value === 'number' ? write(value) : plain(value)),
    // Unreadable input stays as text, so that the validator sees it and the operator can correct it.
    (typed) => (typed.trim() === '' ? null : (parseText(props.field, typed) ?? typed)),
    props.input.onChange,
  )
  const isRead = parseText(props.field, text) !== undefined
  return (
    <TextBox
      entry={props}
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        settle()
        props.input.onBlur()
      }}
      startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
      endAdornment={
        (after || Tool) && (
          <InputAdornment position="end">
            {Tool ? <Tool text={isRead ? text : ''} disabled={props.disabled} onPick={type} /> : after}
          </InputAdornment>
        )
      }
      placeholder={placeholder}
      control={{ inputMode: numeric ? 'decimal' : undefined, autoComplete: 'off' }}
    />
  )
}

/** The input of kinds without one of their own. */
export const Typed = (props: EntryProps) => {
  const typing = lookOf(props.field).typing?.(props.field, useLocale()) ?? {}
  const { write } = typing
  return write ? <Read {...props} typing={typing} write={write} /> : <Line {...props} typing={typing} />
}
