import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useWatch } from 'react-hook-form'
import { useSay } from '@/i18n/useSay'
import type { AreaInputProps } from '@/screens/kinds/kit'
import { mailVariables, oddVariable, usualVariables } from '../mailText'
import { texts } from './texts'

const known: { readonly [name: string]: (typeof usualVariables)[keyof typeof usualVariables] } =
  usualVariables

const MailVariables = (_: AreaInputProps) => {
  const say = useSay()
  const [subject, content] = useWatch({ name: ['subject', 'content'] }) as (string | undefined)[]
  const names = mailVariables(subject ?? '', content ?? '')
  const odd = oddVariable(subject ?? '', (content ?? '').replace(/<[^<>]*>/g, ' '))
  if (names.length === 0 && odd === undefined) return <span className="kind-unit">{say(texts.none)}</span>
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {names.map((name) => {
        const label = known[name]
        return <Chip key={name} size="small" label={label ? `{${name}} ${say(label)}` : `{${name}}`} />
      })}
      {odd !== undefined && <Chip size="small" color="error" variant="outlined" label={odd} />}
    </Stack>
  )
}

export default MailVariables
