import type { Sms } from '../verificationCodes'

/** What accounts need to know of the platform around them. */
export interface AccountOptions {
  /** How hard a newly kept password is to guess. */
  readonly passwordRounds: number
  /** Sends a text message. */
  readonly onSms: (sms: Sms) => void
  /** The network that a request comes from; null when the server does not know it. */
  readonly peerOf: (request: Request) => string | null
}
