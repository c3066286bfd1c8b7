import type { EndpointContext } from '@mock/platform/areas/rules'
import { mayBePlanned } from '../schedule'

/** The time a call's task is planned for; null: at once. Throws Refusal 41028 if it is too soon or too late. */
export function plannedTime({ input, now, refuse }: EndpointContext): number | null {
  if (input.plan_time === undefined || input.plan_time === null) return null
  const time = Number(input.plan_time)
  return mayBePlanned(time, now) ? time : refuse(41028)
}
