import { endsSession } from './errors'
import { expiryCount, expiryDecision, readExpiry } from './expiry'
import { isInConsole, ownToken, tokenForCall } from './windowSession'

/** Sends a call. If the session is over, nothing was done: it waits for the operator (or `signal`), and is sent again. */
export async function inSession<T>(
  send: (token: string | undefined) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (;;) {
    const since = expiryCount()
    let token: string | undefined
    try {
      // While the operator is being asked, there is no point in sending.
      const open = readExpiry()
      if (open) throw open.error
      token = await tokenForCall()
      return await send(token)
    } catch (error) {
      if (!endsSession(error) || !isInConsole()) throw error
      // Another window renewed the session meanwhile; the refused token was the old one.
      if (token !== undefined && token !== ownToken()) continue
      if ((await expiryDecision(error, since, signal)) === 'cancelled') throw error
    }
  }
}
