import type { Fields, WireRecord } from '@/declaration'
import type { Locale } from '@/declaration/label'
import { type Conditional, conditionsOf, obstacleOf } from './obstacle'
import { obstacleText } from './obstacleText'
import { presentText } from './presentText'

/**
 * Why a record does not allow something, in one sentence. It names at most one of the record's own values, such as a state, so
 * that several records can share it. Undefined if nothing known about the record is in the way.
 *
 * @param now Unix seconds
 */
export const brief = (
  offer: Conditional,
  record: WireRecord,
  fields: Fields,
  now: number,
  locale: Locale,
): string | undefined => {
  for (const conditions of conditionsOf(offer)) {
    const obstacle = obstacleOf(conditions, record, now)
    if (obstacle)
      return (
        presentText(obstacle, record, fields, locale) ??
        obstacleText(obstacle.sort, obstacle.demands, fields, locale)
      )
  }
  return undefined
}
