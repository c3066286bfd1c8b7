import { channels } from '@resources/terms/channels'
import { services } from '@resources/terms/services'
import type { Label, Locale } from '@/declaration'
import fee from '../../fee.area'
import { texts } from './texts'
import { channelOf, type Group, type Line, sellerOf } from './totals'

const own = (labels: { readonly [key: string]: Label }, key: string): Label | undefined =>
  Object.hasOwn(labels, key) ? labels[key] : undefined

export const channelName = (key: string, locale: Locale): string =>
  own(channels, channelOf(key))?.[locale] ?? channelOf(key)

/** A line's label: the service, or the type of entries without one; the shop's name, or its seller. */
export const lineName = (group: Group, { key, name }: Line, locale: Locale): string => {
  if (group === 'SHOP') return key === '' ? texts.noShop[locale] : name || sellerOf(key)
  return (own(services, key) ?? own(fee.fields.fee_type.of, key))?.[locale] ?? key
}
