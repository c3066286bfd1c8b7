import type { Route } from './contract'
import { requestState } from './idempotency'

/**
 * `GET /user/requestresult?request_id=…`: what became of a call that its caller got no answer to. Nothing is known of one
 * that never arrived, is under way, was refused, or was made a day ago; sent again under its id it is done once all the
 * same.
 */
export const requestResultRoute: Route = {
  call: 'GET /user/requestresult',
  answer: ({ sql, partnerId, account: { accountId }, now, query }) =>
    requestState({ sql, partnerId, accountId, now }, query.get('request_id')),
}
