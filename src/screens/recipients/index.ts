export { RecipientEntry } from './RecipientEntry'
export type {
  AddressCheck,
  AddressWords,
  CheckedAddress,
  Recipient,
  RecipientList,
  RecipientOptions,
  RecipientVariable,
  RejectedRow,
  Values,
} from './recipients'
export { type Recipients, useRecipients } from './useRecipients'
export { VariableEntry } from './VariableEntry'
