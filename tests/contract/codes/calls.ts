import type { JsonObject } from '@mock/platform/contract'
import { type Answer, dataOf, type Running } from '../harness'

export type Key = { readonly op: string; readonly app_id: string; readonly seller_nick: string }

/** How the first partner of the sandbox calls, and how its shops, its money and the world outside come to refuse a call. */
export function callsOf(here: () => { readonly running: Running; readonly token: string }) {
  const get = (path: string) => here().running.get(`/user/${path}`, here().token)
  const post = (path: string, body: JsonObject = {}) =>
    here().running.post(`/user/${path}`, body, here().token)
  const version = async () => (await get('partnerinfo')).data as { version: number }
  const sql = (text: string) => here().running.store.exec(text)
  const partner = 100238
  const shop = async (where: string): Promise<Key> => {
    const [found] = await here().running.store.query<Key>(
      `select op, app_id, seller_nick from area.merchant where partner_id = ${partner} and ${where} limit 1`,
    )
    if (!found) throw new Error(`no shop where ${where}`)
    return found
  }
  const granted = "grant_status = 'GRANTED' and op = 'taobao' and error_message = ''"
  const shopOf = (grant_status: string) => shop(`grant_status = '${grant_status}' and op <> '1688'`)
  const inAddress = ({ op, app_id, seller_nick }: Key) =>
    new URLSearchParams({ op, appId: app_id, sellerNick: seller_nick })
  const profile = async (changes: JsonObject) =>
    post('updatepartner', { version: (await version()).version, ...changes })
  const white = async (ip_list: readonly string[], more: JsonObject = {}) =>
    post('updateipwhite', { ip_list, ...(await version()), ...more })
  const order = (amount_fen: number, request_id: string = crypto.randomUUID()) =>
    post('getpayqrcode', { amount_fen, pay_channel: 'WXPAY', request_id })
  const remind = (where = "grant_status = 'EXPIRED'") =>
    shop(where).then((one) => post('sendrenewremind', { ...one, request_id: crypto.randomUUID() }))
  /** The first refusal of a batch, as a call of its own would say it. */
  const ofBatch = async (call: Promise<Answer>) => dataOf<{ failed: Answer[] }>(await call).failed[0]
  /** What is so for one call alone. */
  const during = async <T>(before: string, ask: () => Promise<T>, after: string): Promise<T> => {
    await sql(before)
    return ask().finally(() => sql(after))
  }
  const down = async <T>(channel: Running['channels']['down'][number], ask: () => Promise<T>): Promise<T> => {
    here().running.channels.down = [channel]
    return ask().finally(() => {
      here().running.channels.down = []
    })
  }
  /** The partner's money as the ledger never wrote it; what the entries say comes back with the next look. */
  const poor = <T>(balance_li: number, ask: () => Promise<T>) => {
    const away = `delete from partner_wallet where partner_id = ${partner}`
    return during(
      `${away}; insert into partner_wallet values (${partner}, ${balance_li}, 0, 0, 200000, 9999999, 0)`,
      ask,
      away,
    )
  }
  const status = (value: string) =>
    `update platform.partner set status = '${value}' where partner_id = ${partner}`
  const reviewing = <T>(ask: () => Promise<T>) => during(status('REVIEWING'), ask, status('NORMAL'))
  const paidRule = async (where: string, filter_express: string) =>
    post('savepaidpushrule', { ...(await shop(where)), is_enable: true, filter_express })
  const flagRule = async (where: string, memo: string, flags = '1') =>
    post('saveflagpushrule', {
      ...(await shop(where)),
      ordersync_after_seller_change_memo: true,
      ordersync_memo_filter_express: memo,
      ordersync_seller_flag: flags,
    })
  const topic = async (where: string, one: string, is_enable: boolean) =>
    post(`updateevent?${inAddress(await shop(where))}`, { topic: one, is_enable })
  const topics = async (where: string, topic_list: readonly string[]) =>
    post(`updateeventlist?${inAddress(await shop(where))}`, { topic_list })
  const agentPay = async (month_limit_li = 0) =>
    post('saveagentpay', { ...(await shop(granted)), is_enable: true, month_limit_li })
  const pushes = async (where: string) => {
    const [one] = await here().running.store.query<{ message_id: string }>(
      `select message_id from area."pushLog" where partner_id = ${partner} and ${where} limit 1`,
    )
    return post('repushorder', { ids: [one?.message_id ?? 'none'] })
  }
  return {
    get,
    post,
    partner,
    shop,
    granted,
    shopOf,
    profile,
    white,
    order,
    remind,
    ofBatch,
    during,
    down,
    poor,
    reviewing,
    paidRule,
    flagRule,
    topic,
    topics,
    agentPay,
    pushes,
    inAddress,
  }
}
