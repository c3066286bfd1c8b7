import approvalArea, { type Approval } from '@resources/approval/approval.area'
import { approvalCalls } from '@resources/approval/approval.calls'
import { allows, approvalsIn } from '@/declaration'
import type { Declared, DeclaredAreas } from '../areas/declared'
import { doingOf } from '../areas/history'
import { openTo } from '../areas/historyCalls'
import type { Rule } from '../areas/rules'
import { doingOfSave } from '../areas/save'
import { keysOf, Views } from '../areas/view'
import type { Area, Json, PartnerCall, SignedIn } from '../contract'
import { Refusal, refuse } from '../refusal'
import { inNameOf } from '../writing'
import { accountNow } from './accounts'
import { ask, declarationHash, preview } from './asking'
import { orderOf, type Platform, perform, viewsIn } from './order'
import { shownChange } from './shown'
import {
  approvalSchema,
  type Change,
  type KeptCall,
  keepOutcome,
  keepRefusal,
  readCall,
  readRecords,
} from './store'
import { refusedBy } from './words'

/** The permissions for deciding about calls, over all areas. */
const decidersIn = (areas: DeclaredAreas): readonly string[] => [
  ...new Set([...areas.values()].flatMap(({ resource }) => approvalsIn(resource).map(({ by }) => by))),
]

type Context = Parameters<Rule>[0]

/** Carries out a request in the asker's name, with the permissions they have today. Returns what happened to each record. */
async function carriedOut(platform: Platform, context: Context, kept: KeptCall): Promise<readonly Change[]> {
  const { sql, partnerId, now, channels, record, account } = context
  const asker = (await accountNow(sql, partnerId, Number(record.asker_id))) ?? refuse(10003)
  const call: PartnerCall = {
    ...{ sql, partnerId, now, channels, account: asker, body: kept.body, params: {}, peer: undefined },
    query: new URLSearchParams(),
    request: new Request('http://approval.invalid/', { method: 'POST' }),
  }
  const order = orderOf(platform, kept.area, kept.action, call)
  const { resource } = order.area
  const doing = await (order.named ? doingOf(resource, order.named.name) : doingOfSave(resource, kept.body))
  const done = { ...doing, account: asker.accountId, approved: account.username }
  return inNameOf(sql, done, () => perform(platform, order, { agreed: true }))
}

const stateOf = (changes: readonly Change[]): Approval['state'] => {
  const done = changes.filter(({ refused }) => !refused).length
  return done === 0 ? 'FAILED' : done === changes.length ? 'DONE' : 'PARTLY'
}

/** The area's own rule decides whether to approve; this carries out the call. */
const carryingOut =
  (platform: Platform, rule: Rule): Rule =>
  async (context) => {
    const decided = await rule(context)
    const { sql, partnerId, record } = context
    const place = { sql, partnerId, id: Number(record.id) }
    const kept = (await readCall(place)) ?? refuse(10002)
    const area = platform.areas.get(kept.area)
    const action = area?.resource.actions?.[kept.action]
    const named = action && { name: kept.action, action }
    if (!area || (await declarationHash({ area, named })) !== kept.hash) refuse(46104)
    try {
      const changes = await sql.transaction((part) => carriedOut(platform, { ...context, sql: part }, kept))
      await keepOutcome(place, changes)
      return { ...decided, set: { ...decided?.set, state: stateOf(changes) } }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await keepRefusal(place, refusedBy(error))
      return { ...decided, set: { ...decided?.set, state: 'FAILED' } }
    }
  }

const page = { most: 100, usual: 20 } as const

/** `GET /user/approvalrecords`: the expected and the actual outcome for each record of a request. */
async function records(platform: Platform, call: PartnerCall): Promise<Json> {
  const { sql, partnerId, query } = call
  const number = (name: string, usual: number) => {
    const value = Number(query.get(name) ?? usual)
    return Number.isSafeInteger(value) && value >= 0 ? value : refuse(10001, { field: name })
  }
  const id = number('id', -1)
  const offset = number('offset', 0)
  const limit = Math.min(number('limit', page.usual), page.most)
  const own = platform.areas.get(approvalArea.name) ?? refuse(10002)
  const { table } = viewsIn(platform, own).of(call)
  const [seen] = await sql.query<Pick<Approval, 'records'>>(
    `select records from ${table.sql} t where partner_id = $1 and id = $2`,
    [partnerId, id],
  )
  if (!seen) return refuse(10002)
  const place = { sql, partnerId, id }
  const kept = (await readCall(place)) ?? refuse(10002)
  const area = platform.areas.get(kept.area)
  const view = area && viewIn(platform, area, call)
  const rows = await readRecords(place, { offset, limit })
  return {
    total: seen.records,
    items: rows.map(({ place: _, record_id, code, message, ...change }) => ({
      id: record_id,
      ...(area
        ? shownChange(area, view, change)
        : { title: change.title, before: null, after: null, hidden: [] }),
      code,
      message,
    })),
  }
}

/** What an account sees of an area; undefined if it may not see it. */
const viewIn = (platform: Platform, area: Declared, call: PartnerCall) => {
  try {
    return viewsIn(platform, area).of(call)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/**
 * Lets a second person approve. The approvals area's rules also carry out the request, and there are calls to ask for approval.
 * Without an approvals area, nothing changes.
 */
export function withApprovals(areas: DeclaredAreas): {
  readonly areas: DeclaredAreas
  readonly views: ReadonlyMap<string, Views>
  readonly own: readonly Area[]
} {
  const area = areas.get(approvalArea.name)
  const rule = area?.rules.actions?.approve
  const whole = new Map(areas)
  const views = new Map<string, Views>()
  const platform: Platform = { areas: whole, views }
  if (area && rule) {
    const approve = carryingOut(platform, rule)
    const actions = { ...area.rules.actions, approve }
    whole.set(approvalArea.name, { ...area, rules: { ...area.rules, actions } })
  }
  const deciders = decidersIn(areas)
  const reads = (account: SignedIn) => ({
    opens: openTo(whole, account),
    holds: deciders.filter((key) => allows(account.permissions, key)),
  })
  for (const [name, one] of whole) views.set(name, new Views(one, reads))
  return { areas: whole, views, own: rule ? [asking(platform)] : [] }
}

const { calls } = approvalCalls

const asking = (platform: Platform): Area => ({
  name: 'approvals',
  schema: approvalSchema,
  routes: [
    { call: calls.preview.call, answer: (call) => preview(platform, call) },
    {
      call: calls.ask.call,
      idempotent: true,
      does: () => doingOf(approvalArea, 'ask'),
      answer: (call) => ask(platform, call),
    },
    {
      call: calls.records.call,
      permission: keysOf(approvalArea, 'detail'),
      answer: (call) => records(platform, call),
    },
  ],
})
