import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import type { Action } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { useNames } from './names'
import { questionTexts } from './questionTexts'

/** Names at most this many records in a sentence; the dialog gives the total. */
const mostNamed = 3

interface ConfirmationTextProps {
  readonly action: Action
  readonly records: readonly RaRecord[]
  /** The action asks for no input, so a question without declared text needs one. */
  readonly isPlain: boolean
}

/** The declared text for these records. For several, the one about ticked records is preferred. */
export const declaredQuestion = ({ confirm, inBulk }: Action, count: number) =>
  count > 1 ? (inBulk?.text ?? confirm?.text) : (confirm?.text ?? inBulk?.text)

/** What will happen, with the records' names wherever the declaration puts them. */
export const ConfirmationText = ({ action, records, isPlain }: ConfirmationTextProps) => {
  const { listed } = useNames(action)
  const say = useSay()
  // One record without declared text: the record is shown below, the action in the title and on the button.
  const text =
    declaredQuestion(action, records.length) ??
    (isPlain && records.length > 1 ? questionTexts.many : undefined)
  if (!text) return null
  const count = formatInteger(records.length)
  return <Typography>{say(text, { title: listed(records, mostNamed), count })}</Typography>
}
