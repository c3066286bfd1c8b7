import type { Sms } from '../platform/accountOptions'

/** A text message in one line, for whoever watches the server: there is nobody else who could deliver it. */
export const smsLine = ({ mobile, text }: Sms): string =>
  `SMS to ${mobile.slice(0, 3)}****${mobile.slice(-4)}: ${text}`
