import type { Sms } from '../verificationCodes'

export interface AccountOptions {
  /** Rounds of PBKDF2 for newly stored passwords and codes. */
  readonly passwordRounds: number
  readonly onSms: (sms: Sms) => void
}
