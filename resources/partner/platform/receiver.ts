import type { RuleContext } from '@mock/platform/areas/rules'
import { patienceMs } from '@resources/merchant/pushLog/pushes'
import type { PushCheck } from '../profile.endpoints'

/**
 * Failures of simulated receivers, by the first label of the host name or a segment of the path
 * (`https://erp.example.com/502`), so that each can be tried. All other receivers answer as expected.
 */
const faults: { readonly [name: string]: 'down' | 'slow' | 'wrong' | 'refused' } = {
  down: 'down',
  502: 'down',
  slow: 'slow',
  timeout: 'slow',
  wrong: 'wrong',
  refused: 'refused',
}

/** The result, with the reason for a failure in Chinese. */
export interface Tested extends PushCheck {
  readonly reason: string
}

/**
 * Sends a simulated test event to a receiver, which should answer HTTP 200 and `{"code":0}` within 3 seconds. The result
 * follows from the address; nothing is really called.
 *
 * @param address of a public host
 */
export function testReceiver(
  address: string,
  { random, channels }: Pick<RuleContext, 'random' | 'channels'>,
): Tested {
  const { hostname, pathname } = new URL(address)
  const [first = ''] = hostname.split('.')
  const known = [first, ...pathname.split('/')].find((part) => Object.hasOwn(faults, part))
  const fault = channels.isDown('push') ? 'refused' : known === undefined ? undefined : faults[known]
  const cost_ms = fault === 'slow' ? patienceMs : random.int(40, 220)
  if (fault === 'down')
    return { http_status: 502, cost_ms, ok: false, reason: `HTTP 502，耗时 ${cost_ms} 毫秒` }
  if (fault === 'slow') return { http_status: null, cost_ms, ok: false, reason: `${cost_ms} 毫秒内未响应` }
  if (fault === 'refused')
    return { http_status: null, cost_ms, ok: false, reason: `无法连接，耗时 ${cost_ms} 毫秒` }
  if (fault === 'wrong')
    return {
      http_status: 200,
      cost_ms,
      ok: false,
      reason: `HTTP 200，耗时 ${cost_ms} 毫秒，返回内容不是 {"code":0}`,
    }
  return { http_status: 200, cost_ms, ok: true, reason: '' }
}
