export { RecipientEntry } from './RecipientEntry'
export type {
  AddressWords,
  CheckedAddress,
  Recipient,
  RecipientList,
  RecipientOptions,
  RecipientVariable,
  Values,
} from './recipients'
export { type Recipients, useRecipients } from './useRecipients'
export { VariableEntry } from './VariableEntry'
