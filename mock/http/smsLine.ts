import type { Sms } from '../platform/accountOptions'

/** A text message for the server's log, the only place where it is delivered. */
export const smsLine = ({ mobile, text }: Sms): string =>
  `SMS to ${mobile.slice(0, 3)}****${mobile.slice(-4)}: ${text}`
