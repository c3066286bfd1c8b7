import type { Field, Label } from '@/declaration'
import { isEnd } from '../../kinds/looks'
import type { Sort } from '../params'
import { orderTexts } from './texts'

interface Ways {
  readonly ASC: Label
  readonly DESC: Label
  /** The direction people usually want first. */
  readonly first: Sort['order']
}

const { newest, oldest, soonest, latest, largest, smallest, ascending, descending, reversed } = orderTexts

/**
 * Both sort directions of a field, in words.
 *
 * @param usual the direction declared for its list
 */
export const waysOf = (field: Field, usual: Sort['order'] = 'ASC'): Ways => {
  if (field.kind === 'timestamp' && (field.deadline || field.warnWithinDays !== undefined))
    return { ASC: soonest, DESC: latest, first: 'ASC' }
  if (field.kind === 'timestamp' || field.kind === 'day') return { ASC: oldest, DESC: newest, first: 'DESC' }
  // A number that only identifies or ranks a record is neither large nor small. Its hint says what comes first.
  const isPlace = field.kind === 'integer' && field.ungrouped
  const places = { ASC: ascending, DESC: descending, first: usual }
  if (isPlace) return field.hint ? { ...places, ASC: reversed, DESC: reversed, [usual]: field.hint } : places
  if (isEnd(field)) return { ASC: smallest, DESC: largest, first: 'DESC' }
  return { ASC: ascending, DESC: descending, first: 'ASC' }
}
