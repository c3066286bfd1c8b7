import { sandboxAccounts, sandboxPartners } from '@mock/platform'
import { isReserved as isReservedArea } from '@mock/platform/areas/reserved'
import { collect } from '@mock/platform/collect'
import type { JsonObject } from '@mock/platform/contract'
import { beforeAll, expect } from 'vitest'
import { holds, idOf, isSet, type Json, type Resource, type WireRecord } from '@/declaration'
import { emptyOf } from '@/declaration/kinds'
import { type Answer, dataOf } from '../answers'
import { newRequestId, type Running } from '../harness'
import { missingCode } from './attempts'
import { type Query, recordIn, recordsIn } from './oracle'

const [first, second, demonstration] = sandboxPartners

/** Approves what the first partner's account asks for. */
const secondPerson = 'demo_manager'

const { rules: declared, declarations } = collect()

const pathOf = (call: string): string => call.replace(/^(GET|POST) /, '')

interface Named {
  readonly id: string
}
interface Refused extends Named {
  readonly code: number
  readonly message: string
}

/** What the contract needs of a platform that runs. */
type Talk = Pick<Running, 'clock' | 'store' | 'get' | 'post' | 'signIn'>

/**
 * An area on a running platform, with the partner whose records are tested and another one. Both are signed in.
 *
 * @param rules the area's own, by default those beside its declaration
 */
export function areaOn(resource: Resource, running: () => Talk, rules: unknown = declared[resource.name]) {
  const isReserved = isReservedArea(resource, rules)
  const partner = isReserved ? demonstration : first
  const tokens = { own: '', other: '' }
  beforeAll(async () => {
    const signIn = ({ username }: { readonly username: string }) =>
      running().signIn(username, sandboxAccounts.find((one) => one.username === username)?.password)
    tokens.own = await signIn(partner)
    tokens.other = await signIn(second)
  })
  /** Asks a second person to approve a call; without an action, a save. */
  const asked = (action: string | undefined, body: WireRecord): Promise<Answer> => {
    const order = { area: resource.name, ...(action ? { action } : { save: true }), body }
    return running().post(
      '/user/askapproval',
      { ...order, request_id: newRequestId() } as JsonObject,
      tokens.own,
    )
  }
  /** The second person agrees to what was asked for. */
  const approved = async (answer: Answer): Promise<Answer> => {
    const { id } = dataOf<{ id: number }>(answer)
    return running().post('/user/approverequest', { id }, await running().signIn(secondPerson))
  }
  return {
    resource,
    rules,
    /** Whether only the demonstration accounts have the area: another partner's calls are refused. */
    isReserved,
    /** The code for another partner who asks for a record. */
    foreignCode: isReserved ? 10003 : missingCode(resource),
    partnerId: partner.partnerId,
    tokens,
    running,
    now: () => running().clock.now,
    stored: () => recordsIn(running().store, resource, partner.partnerId),
    ofOther: () => recordsIn(running().store, resource, second.partnerId),
    versionOf: async (record: WireRecord): Promise<number> => {
      const [row] = await running().store.query<{ version: number }>(
        `select _version as version from area."${resource.name}"
         where partner_id = $1 and ${resource.key.map((name, i) => `"${name}"::text = $${i + 2}`).join(' and ')}`,
        [partner.partnerId, ...resource.key.map((name) => String(record[name]))],
      )
      if (!row) throw new Error(`no such ${resource.name}: ${JSON.stringify(record)}`)
      return row.version
    },
    /** The record without references that are no longer allowed: tests of the other area change its records. */
    choosable: async (record: WireRecord): Promise<WireRecord> => {
      const left: Record<string, Json | undefined> = { ...record }
      for (const [name, field] of Object.entries(resource.fields)) {
        if (field.kind !== 'reference' || !field.where || !isSet(record[name])) continue
        const to = declarations.find((one) => one.name === field.to)
        const others = to ? await recordsIn(running().store, to, partner.partnerId) : []
        const isOffered = others.some(
          (one) =>
            to && idOf(to.key, one) === String(record[name]) && holds(field.where, one, running().clock.now),
        )
        if (!isOffered) left[name] = emptyOf(field)
      }
      return left
    },
    recordNow: (record: WireRecord) => recordIn(running().store, resource, partner.partnerId, record),
    send: (call: string, body: WireRecord, as = tokens.own): Promise<Answer> =>
      running().post(pathOf(call), body as JsonObject, as),
    asked,
    approved,
    /**
     * Gets a call done that a second person must approve.
     *
     * @param action its name; undefined: the save
     * @returns the answer to the last call that this takes
     */
    async agreed(action: string | undefined, body: WireRecord): Promise<Answer> {
      const answer = await asked(action, body)
      return answer.code === 0 ? approved(answer) : answer
    },
    /**
     * Gets a batch done that a second person must approve.
     *
     * @returns which records were expected to be done and have been, and which are refused
     */
    async agreedOfMany(action: string, body: WireRecord) {
      const order = { area: resource.name, action, body } as JsonObject
      const { items, refused } = dataOf<{ items: readonly Named[]; refused: readonly Refused[] }>(
        await running().post('/user/previewapproval', order, tokens.own),
      )
      const done = await approved(await asked(action, body))
      expect(done).toMatchObject({ code: 0, data: { state: 'DONE', records: items.length } })
      return { success: items.map(({ id }) => id), failed: refused }
    },
    ask: (call: string, query: Query, as = tokens.own): Promise<Answer> =>
      call.startsWith('GET ')
        ? running().get(`${pathOf(call)}?${new URLSearchParams(query)}`, as)
        : running().post(pathOf(call), query, as),
    /** What the platform knows of a request. */
    became: async (requestId: string, as = tokens.own) =>
      (await running().get(`/user/requestresult?request_id=${requestId}`, as)).data,
  }
}

export type AreaOnPlatform = ReturnType<typeof areaOn>
