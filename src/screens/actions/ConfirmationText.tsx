import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import { type Confirmation, l, textOf } from '@/declaration'
import { comma } from '@/declaration/punctuation'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { useDeclaration } from '../declarations'
import { useRecordName } from '../recordName'
import { questionTexts } from './texts'

/** Of how many records a question gives the names; the dialog says how many there are. */
const mostNamed = 3
const andOthers = l(
  '{names} 等 {count} 项',
  '{names} and others, {count} in all',
  '{names} y otros, {count} en total',
)

interface ConfirmationTextProps {
  readonly confirm: Confirmation
  readonly records: readonly RaRecord[]
}

/** What will happen, with the names of the records that it will happen to. */
export const ConfirmationText = ({ confirm: { text, names }, records }: ConfirmationTextProps) => {
  const { fields } = useDeclaration()
  const nameOf = useRecordName()
  const locale = useLocale()
  const say = useSay()
  const field = names === undefined ? undefined : fields[names]
  const named = records
    .slice(0, mostNamed)
    .map((record) => (field && names && textOf(field, record[names], locale)) || nameOf(record))
    .join(say(comma))
  const count = formatInteger(records.length)
  const title = records.length > mostNamed ? say(andOthers, { names: named, count }) : named
  return <Typography>{say(text, { title, count })}</Typography>
}

/** What an action asks that declares no words for it, and wants no input. */
export const PlainQuestion = ({ records }: Pick<ConfirmationTextProps, 'records'>) => {
  const nameOf = useRecordName()
  const say = useSay()
  const [first, ...others] = records
  const count = formatInteger(records.length)
  return (
    <Typography>
      {first && others.length === 0
        ? say(questionTexts.one, { title: nameOf(first) })
        : say(questionTexts.many, { count })}
    </Typography>
  )
}
