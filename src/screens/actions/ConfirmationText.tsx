import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import type { Action } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { useNames } from './names'
import { questionTexts } from './questionTexts'

/** Of how many records a sentence gives the names; the dialog says how many there are. */
const mostNamed = 3

interface ConfirmationTextProps {
  readonly action: Action
  readonly records: readonly RaRecord[]
  /** It asks for no input: without words of its own the question needs some. */
  readonly isPlain: boolean
}

/** The declared words for these records; of several, those about ticked ones first. */
export const declaredQuestion = ({ confirm, inBulk }: Action, count: number) =>
  count > 1 ? (inBulk?.text ?? confirm?.text) : (confirm?.text ?? inBulk?.text)

/** What will happen, with the names of the records that it will happen to where the declaration puts them. */
export const ConfirmationText = ({ action, records, isPlain }: ConfirmationTextProps) => {
  const { listed } = useNames(action)
  const say = useSay()
  // One record without declared words: what it is stands below, and what is done with it in the title and on the button.
  const text =
    declaredQuestion(action, records.length) ??
    (isPlain && records.length > 1 ? questionTexts.many : undefined)
  if (!text) return null
  const count = formatInteger(records.length)
  return <Typography>{say(text, { title: listed(records, mostNamed), count })}</Typography>
}
