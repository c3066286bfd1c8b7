import approvalArea, { type Approval } from '@resources/approval/approval.area'
import { isRecord, type Json } from '@/declaration'
import { recordsOf } from '../areas/records'
import type { Json as Answer, PartnerCall } from '../contract'
import { canonical, digest } from '../digest'
import { Refusal, refuse } from '../refusal'
import {
  amountOf,
  approvalOf,
  frozenBody,
  type Order,
  orderOf,
  type Platform,
  perform,
  saving,
  targetsOf,
} from './order'
import { shownChange } from './shown'
import { type Change, keepCall, keepRecords } from './store'
import { tried } from './trial'

/** Seconds for which a request waits for a decision. */
const lifetime = 72 * 3600

const longestNote = 200

/** The hash of a call's declaration. A request made under a different declaration is not carried out. */
export const declarationHash = ({
  area: { resource },
  named,
}: Pick<Order, 'area' | 'named'>): Promise<string> => {
  const { key, title, fields, save } = resource
  const said: unknown = JSON.parse(JSON.stringify({ key, title, fields, call: named?.action ?? save }))
  return digest(canonical(said as Json))
}

/** @throws Refusal 10001 for a body that names no call */
function askedIn(platform: Platform, call: PartnerCall): Order {
  const { area, action, save, body } = call.body
  if (typeof area !== 'string') return refuse(10001, { field: 'area' })
  const name = save === true ? saving : action
  if (typeof name !== 'string') return refuse(10001, { field: 'action' })
  if (!isRecord(body)) return refuse(10001, { field: 'body' })
  return orderOf(platform, area, name, { ...call, body, query: new URLSearchParams() })
}

const inside = (order: Order, sql: Order['call']['sql']): Order => ({
  ...order,
  call: { ...order.call, sql },
})

/** @throws Refusal 46105 when the account needs no approval; any other refusal that the call would get anyway */
async function demandNeed(platform: Platform, order: Order): Promise<void> {
  if (!approvalOf(order)) refuse(46105)
  const trial = async () => tried(order.call.sql, (sql) => perform(platform, inside(order, sql), {}))
  const free = await trial().then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 10010) return false
      throw error
    },
  )
  if (free) refuse(46105)
}

/** What would happen to each record, and which records would be refused. */
async function foreseen(platform: Platform, order: Order) {
  const changes = await tried(order.call.sql, (sql) =>
    perform(platform, inside(order, sql), { agreed: true }),
  )
  const accepted = changes.filter(({ refused }) => !refused)
  const ids = new Set(accepted.map(({ id }) => id))
  const { several, targets } = await targetsOf(platform, order)
  const left = targets.filter(({ id }) => ids.has(id))
  return { accepted, several, targets: left, refused: changes.filter(({ refused }) => refused) }
}

const toldRefused = (changes: readonly Change[]): Answer =>
  changes.map(({ id, title, refused }) => ({
    id,
    title,
    code: refused?.code ?? 0,
    message: refused?.message ?? '',
  }))

/** `POST /user/previewapproval`: what would happen to the records. Nothing is stored. */
export async function preview(platform: Platform, call: PartnerCall): Promise<Answer> {
  const order = askedIn(platform, call)
  const { accepted, targets, refused } = await foreseen(platform, order)
  return {
    records: accepted.length,
    amount: await amountOf(order, targets),
    items: accepted.map((change) => ({ id: change.id, ...shownChange(order.area, order.view, change) })),
    refused: toldRefused(refused),
  }
}

/** `POST /user/askapproval`: freezes the call until somebody decides. */
export async function ask(platform: Platform, call: PartnerCall): Promise<Answer> {
  const order = askedIn(platform, call)
  const { sql, partnerId, now, account } = call
  const { note = '' } = call.body
  if (typeof note !== 'string' || [...note].length > longestNote) refuse(10001, { field: 'note' })
  const { accepted, several, targets, refused } = await foreseen(platform, order)
  const [why] = refused
  if (accepted.length === 0) refuse(why?.refused?.code ?? 10001, { field: 'body' })
  await demandNeed(platform, order)
  const approve = approvalOf(order)
  const records = recordsOf(platform.areas, { sql, partnerId, now })(approvalArea.name)
  const key = await records.newKey()
  const id = Number(key.id)
  const action = order.named?.name ?? saving
  const asked: Partial<Approval> = {
    id,
    what: `${order.area.resource.name}.${action}`,
    title: accepted[0]?.title ?? '',
    records: accepted.length,
    amount: await amountOf(order, targets),
    state: 'WAITING',
    asker: account.username,
    asker_id: account.accountId,
    note,
    create_time: now,
    expire_time: now + lifetime,
    decides: approve?.by ?? '',
  }
  await records.add(asked)
  const place = { sql, partnerId, id }
  const body = await frozenBody(order, several, targets)
  const hash = await declarationHash(order)
  await keepCall(place, { area: order.area.resource.name, action, body, hash })
  await keepRecords(place, accepted)
  return { id, records: accepted.length, refused: toldRefused(refused) }
}
