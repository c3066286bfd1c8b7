import { listAddress } from '@resources/terms/listAddress'
import { services } from '@resources/terms/services'
import type { Line } from '../../lines'
import type { MonthSpan } from './months'
import { type Group, sellerOf } from './totals'

/** Types whose entries never have a service, so that the type alone names the entries of their line. */
const withoutService = ['RECHARGE', 'GIFT']

const filterOf = (group: Group, { key }: Line, lines: readonly Line[]) => {
  if (group === 'SERVICE') {
    if (Object.hasOwn(services, key)) return { service: key }
    return withoutService.includes(key) ? { fee_type: key } : undefined
  }
  if (key === '') return undefined
  const [op = '', app_id = ''] = key.split('/')
  const seller_nick = sellerOf(key)
  // The list matches any seller whose name contains this one.
  const isAmbiguous = lines.some(
    (other) =>
      other.key !== key &&
      other.key.startsWith(`${op}/${app_id}/`) &&
      sellerOf(other.key).includes(seller_nick),
  )
  return isAmbiguous ? undefined : { op, app_id, seller_nick }
}

/**
 * The list's address with the entries of one line, for the days of the month. Undefined if the list cannot filter for exactly
 * these: entries without a shop, or of a type that sometimes has a service.
 *
 * @param lines all of the group
 */
export const entriesAddress = (
  path: string,
  span: MonthSpan,
  group: Group,
  line: Line,
  lines: readonly Line[],
): string | undefined => {
  const filter = filterOf(group, line, lines)
  return filter && listAddress(path, { ...span, ...filter })
}
