/** A text message. */
export interface Sms {
  readonly mobile: string
  readonly text: string
}

export interface AccountOptions {
  /** Rounds of PBKDF2 for newly stored passwords and codes. */
  readonly passwordRounds: number
  readonly onSms: (sms: Sms) => void
}
