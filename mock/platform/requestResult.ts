import type { Route } from './contract'
import { requestState } from './idempotency'

/**
 * `GET /user/requestresult?request_id=…`: the outcome of a call whose answer was lost. A call that never arrived, is under
 * way, was refused or is a day old is unknown; sending it again under its id is safe.
 */
export const requestResultRoute: Route = {
  call: 'GET /user/requestresult',
  answer: ({ sql, partnerId, account: { accountId }, now, query }) =>
    requestState({ sql, partnerId, accountId, now }, query.get('request_id')),
}
