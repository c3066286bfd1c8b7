import { type Action, columnOf, type Json, type Requirement, type WireRecord } from '@/declaration'
import { promised } from './attempts'
import type { AreaOnPlatform } from './sessions'

/** A value that meets a demand, if there is an obvious one. */
function meeting(
  demand: string | number | boolean | Requirement,
  current: Json | undefined,
): Json | undefined {
  if (typeof demand !== 'object') return demand
  if (demand.is !== undefined) return demand.is
  if (demand.in) return demand.in[0]
  return demand.atLeast ?? demand.atMost ?? current
}

/**
 * At least one record that an action is allowed for. If the samples have none, because the state is a short one, some are put
 * into it in the store.
 */
export async function allowedFor(
  { resource, partnerId, running, stored }: AreaOnPlatform,
  action: Action,
  now: number,
): Promise<WireRecord[]> {
  const allowed = async () => (await stored()).filter((record) => promised(action, record, now) === 'allowed')
  const found = await allowed()
  const [when] = Array.isArray(action.when) ? action.when : [action.when]
  if (found.length > 0 || !when) return found
  for (const record of (await stored()).slice(-20))
    for (const [name, demand] of Object.entries(when)) {
      const field = resource.fields[name]
      const value = demand === undefined || demand === null ? undefined : meeting(demand, record[name])
      if (!field || value === undefined || value === null || typeof value === 'object') continue
      await running().store.query(
        `update area."${resource.name}" set "${name}" = $1::${columnOf(field)}
         where partner_id = $2 and ${resource.key.map((key, i) => `"${key}"::text = $${i + 3}`).join(' and ')}`,
        [value, partnerId, ...resource.key.map((key) => String(record[key]))],
      )
    }
  const brought = await allowed()
  if (brought.length > 0) return brought
  const count = (await stored()).length
  throw new Error(
    `The action may be done with none of the ${count} samples that are left: each is in another state, or meets one of its refusals.\n→ Raise sample.count.small, or let sample.values and sample.cases make records that it may be done with.`,
  )
}
