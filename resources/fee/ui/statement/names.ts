import { channels } from '@resources/terms/channels'
import { services } from '@resources/terms/services'
import { type Label, type Locale, textIn } from '@/declaration'
import fee from '../../fee.area'
import { texts } from './texts'
import { channelOf, type Group, type Line, sellerOf } from './totals'

const own = (labels: { readonly [key: string]: Label }, key: string): Label | undefined =>
  Object.hasOwn(labels, key) ? labels[key] : undefined

const named = (label: Label | undefined, key: string, locale: Locale): string =>
  label ? textIn(label, locale) : key

export const channelName = (key: string, locale: Locale): string =>
  named(own(channels, channelOf(key)), channelOf(key), locale)

/** A line's label: the service, or the type of entries without one; the shop's name, or its seller. */
export const lineName = (group: Group, { key, name }: Line, locale: Locale): string => {
  if (group === 'SHOP') return key === '' ? textIn(texts.noShop, locale) : name || sellerOf(key)
  return named(own(services, key) ?? own(fee.fields.fee_type.of, key), key, locale)
}
