import type { EndpointContext, EndpointRule, RuleContext } from '@mock/platform/areas/rules'
import { patienceMs } from '@resources/merchant/pushLog/pushes'
import { checkField, type Json } from '@/declaration'
import { maskEmail } from '@/declaration/kinds/email'
import { maskPhone } from '@/declaration/kinds/phone'
import { isPublicUrl, letsThrough, mostIps, readIpList } from '../network'
import { type PushCheck, profileFields, wechatReceiver } from '../profile.endpoints'
import { lockProfile, nextVersion, type Profile, partnerView, reviewSeconds, writeProfile } from './profile'
import { bindingOf, unbindWechat } from './wechat'

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

/**
 * Sends a simulated test event to a receiver, which should answer HTTP 200 and `{"code":0}` within 3 seconds. The result
 * follows from the address; nothing is really called.
 *
 * @param address of a public host
 */
function testReceiver(
  address: string,
  { random, channels }: Pick<RuleContext, 'random' | 'channels'>,
): PushCheck & { readonly reason: string } {
  const { hostname, pathname } = new URL(address)
  const [first = ''] = hostname.split('.')
  const known = [first, ...pathname.split('/')].find((part) => Object.hasOwn(faults, part))
  const fault = channels.isDown('push') ? 'refused' : known === undefined ? undefined : faults[known]
  const cost_ms = fault === 'slow' ? patienceMs : random.int(40, 220)
  const failed = (http_status: number | null, reason: string) => ({ http_status, cost_ms, ok: false, reason })
  if (fault === 'down') return failed(502, `HTTP 502，耗时 ${cost_ms} 毫秒`)
  if (fault === 'slow') return failed(null, `${cost_ms} 毫秒内未响应`)
  if (fault === 'refused') return failed(null, `无法连接，耗时 ${cost_ms} 毫秒`)
  if (fault === 'wrong') return failed(200, `HTTP 200，耗时 ${cost_ms} 毫秒，返回内容不是 {"code":0}`)
  return { http_status: 200, cost_ms, ok: true, reason: '' }
}

const mostReceivers = 5

/** Locks the profile. Throws Refusal 10007 if it was saved since the caller read it. */
async function lockedAt(context: EndpointContext): Promise<Profile> {
  const profile = await lockProfile(context)
  return profile.version === context.input.version ? profile : context.refuse(10007)
}

/** Tests a receiver. Throws Refusal 30006 if the address is not public, 30007 if the test fails. */
function testedReceiver(context: EndpointContext, address: string) {
  if (!isPublicUrl(address)) context.refuse(30006)
  const { reason, ...check } = testReceiver(address, context)
  if (!check.ok) context.refuse(30007, { reason }, { check })
  return check
}

/**
 * The new receivers of alerts. Masked numbers stand for the stored ones.
 *
 * @throws Refusal 10001 for more than five, for invalid numbers, and for a WeChat that is not bound
 */
async function receiversOf(context: EndpointContext, kept: Profile, sent: Json): Promise<readonly string[]> {
  const wrong = () => context.refuse(10001, { field: '预警接收人' })
  const list = Array.isArray(sent) ? sent.map(String) : []
  const stored = list.map((one) => kept.alert_receivers.find((before) => maskPhone(before) === one) ?? one)
  const receivers = [...new Set(stored)]
  if (receivers.length > mostReceivers) wrong()
  for (const one of receivers) {
    if (one === wechatReceiver ? !(await bindingOf(context)).bound : checkField(profileFields.mobile, one))
      wrong()
  }
  return receivers
}

const needed = ['company_name', 'contact_name', 'license_no', 'mobile', 'push_mode'] as const

const updatepartner: EndpointRule = async (context) => {
  const { input, now, channels, refuse } = context
  const { version: _, vcode: __, ...sent } = input
  const before = await lockedAt(context)
  const labels: { readonly [name: string]: string } = { push_mode: '订单推送方式' }
  for (const name of needed)
    if (sent[name] === '')
      refuse(10001, { field: labels[name] ?? profileFields[name as keyof typeof profileFields].label.zh })
  const changes: { [name: string]: Json | undefined } = { ...sent }
  // A masked value sent back has not changed.
  if (changes.email === maskEmail(before.email)) changes.email = undefined
  if (sent.alert_receivers !== undefined)
    changes.alert_receivers = await receiversOf(context, before, sent.alert_receivers)
  for (const name of ['order_push_url', 'pay_notify_url'] as const) {
    const address = changes[name]
    if (typeof address === 'string' && address !== '' && address !== before[name])
      testedReceiver(context, address)
  }
  const renamed = (['company_name', 'license_no'] as const).some(
    (name) => changes[name] !== undefined && changes[name] !== before[name],
  )
  await writeProfile(context, {
    ...changes,
    ...(renamed && { status: 'REVIEWING', review_at: channels.doneAt(now, reviewSeconds) }),
  })
  await nextVersion(context)
  return partnerView(context)
}

const updateipwhite: EndpointRule = async (context) => {
  const { input, refuse, peer } = context
  const { ip_list, ip_text } = input
  if (ip_list === undefined && ip_text === undefined) refuse(10001, { field: 'IP 白名单' })
  const list = Array.isArray(ip_list) ? ip_list.map(String) : String(ip_text ?? '')
  const { entries, faults } = readIpList(list)
  const [fault] = faults
  if (fault) refuse(30004, { ip: fault.entry })
  if (entries.length > mostIps) refuse(30005, { n: mostIps })
  await lockedAt(context)
  await writeProfile(context, { ip_white_list: entries })
  return {
    ip_white_list: entries,
    own_ip_missing: peer !== undefined && !letsThrough(entries, peer),
    version: await nextVersion(context),
  }
}

const bindauthpushurl: EndpointRule = async (context) => {
  const { sql, partnerId, input, refuse } = context
  const { app_id, auth_push_url: sent } = input
  if (sent === undefined) refuse(10001, { field: '授权推送地址' })
  if (app_id !== undefined && app_id !== '') {
    const app = await sql.query('select 1 from partner_app where partner_id = $1 and app_id = $2', [
      partnerId,
      String(app_id),
    ])
    if (app.length === 0) refuse(10002)
  }
  const auth_push_url = String(sent)
  const check = auth_push_url === '' ? null : testedReceiver(context, auth_push_url)
  await lockProfile(context)
  await writeProfile(context, { auth_push_url })
  return { auth_push_url, check, version: await nextVersion(context) }
}

// A failed test is an answer, not a refusal.
const testpushurl: EndpointRule = async (context) => {
  const address = String(context.input.url)
  if (!isPublicUrl(address)) context.refuse(30006)
  const { reason: _, ...check } = testReceiver(address, context)
  return check
}

const unbindwx: EndpointRule = async (context) => {
  const { alert_receivers } = await lockProfile(context)
  await unbindWechat(context)
  await writeProfile(context, { alert_receivers: alert_receivers.filter((one) => one !== wechatReceiver) })
  return { wx_bind: await bindingOf(context), version: await nextVersion(context) }
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

const newSecret = (): string =>
  // The modulo bias costs less than a bit over 32 characters.
  Array.from(
    crypto.getRandomValues(new Uint32Array(32)),
    (number) => alphabet[number % alphabet.length],
  ).join('')

/** What is stored of a secret; it cannot be recovered from it. */
export async function hashSecret(secret: string): Promise<{ hash: string; tail: string }> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { hash, tail: secret.slice(-4) }
}

const resetappsecret: EndpointRule = async ({ sql, partnerId, input, refuse }) => {
  const app_secret = newSecret()
  const { hash, tail } = await hashSecret(app_secret)
  const changed = await sql.query(
    `update partner_app set secret_hash = $3, secret_tail = $4
     where partner_id = $1 and app_id = $2 returning 1 as done`,
    [partnerId, String(input.app_id), hash, tail],
  )
  if (changed.length === 0) refuse(10002)
  return { app_secret }
}

export const changeRules = {
  partnerinfo: partnerView,
  updatepartner,
  updateipwhite,
  bindauthpushurl,
  testpushurl,
  unbindwx,
  resetappsecret,
} satisfies { readonly [endpoint: string]: EndpointRule }
