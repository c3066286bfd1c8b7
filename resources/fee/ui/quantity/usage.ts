import { prices, type Service } from '@resources/terms/services'
import type { RaRecord } from 'react-admin'

/** The fields of an entry of use. */
export interface Usage {
  readonly service: Service
  readonly quantity: number
  readonly free: number
  /** null if a share of the amount paid is charged. */
  readonly price_li: number | null
  readonly base_fen: number | null
  readonly amount_li: number
}

const isService = (name: unknown): name is Service => typeof name === 'string' && Object.hasOwn(prices, name)
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Reads an entry; undefined if it is not one of use. */
export const readUsage = (record: RaRecord): Usage | undefined => {
  const { service, quantity, amount_li } = record
  if (!isService(service) || typeof quantity !== 'number' || typeof amount_li !== 'number') return undefined
  return {
    service,
    quantity,
    free: numberOf(record.free_quantity) ?? 0,
    price_li: numberOf(record.unit_price_li),
    base_fen: numberOf(record.base_fen),
    amount_li,
  }
}

type List = 'pushes' | 'sms' | 'emails'

const lists: { readonly [L in List]: { readonly path: string; readonly keptDays?: number } } = {
  pushes: { path: '/merchant/pushlog', keptDays: 7 },
  sms: { path: '/sendsms/smslist', keptDays: 90 },
  emails: { path: '/sendsms/sendemail' },
}

const listOf: { readonly [S in Service]?: List } = {
  ORDER_PUSH: 'pushes',
  SMS_CODE: 'sms',
  SMS_NOTICE: 'sms',
  SMS_PROMO: 'sms',
  EMAIL: 'emails',
}

/** Filters for text messages: by type, and without a shop if the partner is charged. */
const messagesOf = (service: string, ofShop: boolean) => ({
  template_type: service.replace(/^SMS_/, ''),
  ...(ofShop ? {} : { of_shop: 'UNSET' }),
})

/** The list of single uses behind an entry, filtered by its day and shop. */
export const sourceOf = (record: RaRecord) => {
  const { service, stat_date } = record
  const list = isService(service) ? listOf[service] : undefined
  if (list === undefined || typeof stat_date !== 'string') return undefined
  const shop = ['op', 'app_id', 'seller_nick'].flatMap((name) => (record[name] ? [[name, record[name]]] : []))
  const filter = {
    begin_date: stat_date,
    end_date: stat_date,
    ...Object.fromEntries(shop),
    ...(list === 'sms' && messagesOf(String(service), shop.length > 0)),
  }
  const { path, keptDays } = lists[list]
  const address = `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
  return { list, path, keptDays, day: stat_date, address }
}
