import { endsSession } from './errors'
import { decisionOn, expiryTurn, readExpiry } from './expiry'
import { isInConsole, ownToken, tokenForCall } from './windowSession'

/**
 * Sends a call in the session of this window. When the platform answers that the session is over it has done nothing, so
 * the call waits for the operator: with the session renewed it is sent again, with the new token, and whoever made it
 * notices nothing; otherwise it fails as it was refused.
 *
 * @param send makes one try, with its own time limit
 * @param signal ends the waiting too
 */
export async function inSession<T>(
  send: (token: string | undefined) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (;;) {
    const since = expiryTurn()
    let token: string | undefined
    try {
      // While the operator is asked, the answer is known.
      const open = readExpiry()
      if (open) throw open.error
      token = await tokenForCall()
      return await send(token)
    } catch (error) {
      if (!endsSession(error) || !isInConsole()) throw error
      // Another window has renewed the session while the call was on its way: what was refused is the token of before.
      if (token !== undefined && token !== ownToken()) continue
      if ((await decisionOn(error, since, signal)) === 'cancelled') throw error
    }
  }
}
