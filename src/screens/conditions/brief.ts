import type { Fields, WireRecord } from '@/declaration'
import type { Locale } from '@/declaration/label'
import { type Conditional, conditionsOf, obstacleOf } from './obstacle'
import { obstacleText } from './obstacleText'
import { presentText } from './presentText'

/**
 * Why a record does not allow something, in one sentence. Of the record's own values it names at most one, such as a state:
 * several records may have the sentence in common. Undefined if nothing that is known of the record stands in the way.
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
