import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { type Json, parseText } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { useDraft } from '../draft'
import type { FilterProps } from './filter'

const plain = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value)

const Beside = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  whiteSpace: 'nowrap',
  color: theme.palette.text.secondary,
}))

/** One value, typed. What cannot be read is marked while it is typed, and let go when the field is left. */
export const TextFilter = ({
  field,
  value,
  onChange,
  label,
  id,
  write = plain,
  before,
  after,
  tool,
  placeholder,
  numeric,
}: FilterProps & {
  write?: (value: Json | undefined) => string
  before?: ReactNode
  after?: ReactNode
  /** What else can enter a value: it gets the text so far and the function that takes another. */
  tool?: (text: string, type: (text: string) => void) => ReactNode
  placeholder?: string
  numeric?: boolean
}) => {
  const say = useSay()
  const read = (text: string) => {
    const parsed = text.trim() === '' ? undefined : parseText(field, text)
    // Of several words one is asked for: a query has no form for more.
    return Array.isArray(parsed) ? (parsed.length === 1 ? parsed[0] : undefined) : parsed
  }
  const { text, type, settle } = useDraft(value, write, read, onChange)
  return (
    <OutlinedInput
      id={id}
      fullWidth
      value={text}
      placeholder={placeholder ?? say('console.list.placeholder_text')}
      error={text.trim() !== '' && value === undefined}
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
      startAdornment={before && <Beside style={{ marginRight: 8 }}>{before}</Beside>}
      endAdornment={
        (after || tool) && (
          <Beside style={{ marginLeft: 8 }}>
            {tool ? tool(value === undefined ? '' : write(value), type) : after}
          </Beside>
        )
      }
      slotProps={{ input: { 'aria-label': label, inputMode: numeric ? 'decimal' : undefined } }}
    />
  )
}
