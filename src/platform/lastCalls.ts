/** A call as it was sent. It holds references only: what is shown of it is worked out when somebody looks. */
export interface SentCall {
  readonly url: string
  readonly init: RequestInit
  /** Whose call it was; never shown. */
  readonly token: string | undefined
  /** The path of the screen at that time. */
  readonly from: string
  /** In ms, as `Date.now()` tells it. */
  readonly at: number
  answer?: { readonly status: number; readonly text: string; readonly at: number }
}

/** The last calls of this window, oldest first. Those without a session are left out: they carry passwords. */
export const lastCalls: SentCall[] = []
