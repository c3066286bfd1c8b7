import type { EndpointContext, EndpointRule, Rule, RuleContext } from '@mock/platform/areas/rules'
import type { Json } from '@/declaration'
import type { Merchant } from '../merchant.area'
import { type Topic, topicsOf, untouchedTopics } from '../topics'

/** A shop's switches: one row per topic of its channel, from the first change on. */
export const switchesSchema: readonly string[] = [
  `create table if not exists merchant_topic (
    partner_id bigint not null,
    op text not null,
    app_id text not null,
    seller_nick text not null,
    topic text not null,
    is_enable boolean not null,
    update_time bigint not null,
    primary key (partner_id, op, app_id, seller_nick, topic))`,
]

export type Place = Pick<RuleContext, 'sql' | 'partnerId'>

type Shop = Pick<Merchant, 'op' | 'app_id' | 'seller_nick' | 'topics_on' | 'grant_time'>

interface Switch {
  readonly is_enable: boolean
  /** Unix seconds; null if it was never on. */
  readonly update_time: number | null
}

const keyOf = ({ partnerId }: Place, { op, app_id, seller_nick }: Shop) => [
  partnerId,
  op,
  app_id,
  seller_nick,
]

/** A shop's switches by topic; missing topics are off. */
export async function switchesOf(place: Place, shop: Shop): Promise<ReadonlyMap<string, Switch>> {
  const rows = await place.sql.query<{ topic: string; is_enable: boolean; update_time: number }>(
    `select topic, is_enable, update_time from merchant_topic
     where partner_id = $1 and op = $2 and app_id = $3 and seller_nick = $4`,
    keyOf(place, shop),
  )
  if (rows.length > 0) return new Map(rows.map(({ topic, ...one }) => [topic, one]))
  const on = untouchedTopics(shop.op, shop.topics_on)
  return new Map(on.map((topic) => [topic, { is_enable: true, update_time: shop.grant_time }]))
}

/** The topics that are on, in the catalogue's order. */
export const topicsOn = (op: string, switches: ReadonlyMap<string, Switch>): readonly string[] =>
  topicsOf(op).flatMap(({ topic }) => (switches.get(topic)?.is_enable ? [topic] : []))

export const dropSwitches = async (place: Place, shop: Shop): Promise<void> => {
  await place.sql.query(
    'delete from merchant_topic where partner_id = $1 and op = $2 and app_id = $3 and seller_nick = $4',
    keyOf(place, shop),
  )
}

/** Writes a shop's whole set; unchanged topics keep their time. */
async function writeSwitches(place: Place, shop: Shop, on: ReadonlySet<string>, now: number) {
  const before = await switchesOf(place, shop)
  const rows = topicsOf(shop.op).map(({ topic }) => {
    const last = before.get(topic)
    const is_enable = on.has(topic)
    const changed = (last?.is_enable ?? false) !== is_enable
    return { topic, is_enable, update_time: changed ? now : (last?.update_time ?? shop.grant_time) }
  })
  await place.sql.query(
    `insert into merchant_topic (partner_id, op, app_id, seller_nick, topic, is_enable, update_time)
     select $1, $2, $3, $4, r.topic, r.is_enable, r.update_time
     from jsonb_to_recordset($5::jsonb) as r (topic text, is_enable boolean, update_time bigint)
     on conflict (partner_id, op, app_id, seller_nick, topic)
     do update set is_enable = excluded.is_enable, update_time = excluded.update_time`,
    [...keyOf(place, shop), JSON.stringify(rows)],
  )
  return switchesOf(place, shop)
}

const recordOf = (topic: Topic, one: Switch | undefined) => ({
  topic: topic.topic,
  title: topic.title.zh,
  group: topic.group,
  native_topic: topic.native,
  is_enable: one?.is_enable ?? false,
  is_mandatory: topic.isMandatory,
  rule_type: topic.rule,
  description: topic.description.zh,
  update_time: one?.update_time ?? null,
})

const listed = (op: string, switches: ReadonlyMap<string, Switch>, group?: Json) => {
  const items = topicsOf(op)
    .filter((topic) => group === undefined || topic.group === group)
    .map((topic) => recordOf(topic, switches.get(topic.topic)))
  return { items, total: items.length }
}

/** `GET /user/eventlist`: the channel's catalogue with the shop's switches. */
export const eventlist: EndpointRule = async ({ query, area, refuse, ...place }: EndpointContext) => {
  const key = { op: query.op, app_id: query.appId, seller_nick: query.sellerNick }
  const shop = await area<Merchant>('merchant').get(key)
  return shop ? listed(shop.op, await switchesOf(place, shop), query.group) : refuse(40001)
}

/** `GET /user/topicshops`: the topics each shop of a channel has on, for changing many at once. */
export const topicshops: EndpointRule = async ({ query, area, sql, partnerId }) => {
  const op = String(query.op)
  const shops = await area<Merchant>('merchant').find({ op }, { limit: 5000 })
  const rows = await sql.query<{ app_id: string; seller_nick: string; topics: readonly string[] }>(
    `select app_id, seller_nick, coalesce(jsonb_agg(topic) filter (where is_enable), '[]') as topics
     from merchant_topic where partner_id = $1 and op = $2 group by app_id, seller_nick`,
    [partnerId, op],
  )
  const touched = new Map(rows.map((row) => [`${row.app_id} ${row.seller_nick}`, row.topics]))
  const items = shops.map(({ app_id, app_name, seller_nick, shop_name, grant_status, topics_on }) => ({
    app_id,
    app_name,
    seller_nick,
    shop_name,
    grant_status,
    topics: touched.get(`${app_id} ${seller_nick}`) ?? untouchedTopics(op, topics_on),
  }))
  return { items, total: items.length }
}

/** `POST /user/updateevent`: sets one switch; the last write wins. */
export const updateevent: Rule<Merchant> = async ({ record, input, now, refuse, ...place }) => {
  const named = String(input.topic)
  const is_enable = input.is_enable === true
  const topic = topicsOf(record.op).find((one) => one.topic === named) ?? refuse(40021, { topic: named })
  if (topic.isMandatory && !is_enable) refuse(40023, { topic: topic.title.zh })
  const on = new Set(topicsOn(record.op, await switchesOf(place, record)))
  if (is_enable) on.add(named)
  else on.delete(named)
  const switches = await writeSwitches(place, record, on, now)
  return { set: { topics_on: on.size }, answer: recordOf(topic, switches.get(named)) }
}

/** `POST /user/updateeventlist`: replaces the whole set. */
export const updateeventlist: Rule<Merchant> = async ({ record, input, now, refuse, ...place }) => {
  const catalogue = topicsOf(record.op)
  const wanted = new Set(Array.isArray(input.topic_list) ? input.topic_list.map(String) : [])
  for (const named of wanted)
    if (!catalogue.some(({ topic }) => topic === named)) refuse(40021, { topic: named })
  const missing = catalogue.find(({ topic, isMandatory }) => isMandatory && !wanted.has(topic))
  if (missing) refuse(40023, { topic: missing.title.zh })
  const switches = await writeSwitches(place, record, wanted, now)
  return { set: { topics_on: wanted.size }, answer: listed(record.op, switches) }
}
