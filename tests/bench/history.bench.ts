import { startPlatform } from '@mock/platform'
import { openStore } from '@mock/store/open'
import type { Sql } from '@mock/store/sql'
import { idOf, type WireRecord } from '@/declaration'
import { askPlatform, dataOf, signInTo } from '../contract/answers'
import type { Bench } from './bench'
import { sideBySide } from './measure'

const rows = 1000
const chunk = 100
/** As many calls as a run sends at a time. */
const atATime = 4
const entries = 10_000

/** The goal is 1.1; we measure 1.16 and 1.23. Anything above this is a regression. */
const most = 1.4

const key = ['op', 'app_id', 'seller_nick'] as const

/** A store that is not told who writes: how the platform worked before it kept a history. */
const silent = (sql: Sql): Sql => ({
  ...sql,
  query: (text, params) =>
    text.includes("set_config('platform.writing'") ? Promise.resolve([]) : sql.query(text, params),
  transaction: (run, how) => sql.transaction((inner) => run(silent(inner)), how),
})

const bench: Bench = {
  title: 'What a history costs (SEED=standard, embedded store)',
  seed: 'standard',
  async run(dataDir) {
    const store = await openStore({ dataDir })
    const kept = await startPlatform({ sql: store, size: 'standard' })
    const none = await startPlatform({ sql: silent(store), size: 'standard' })
    try {
      const token = await signInTo(kept)
      const shops = await store.query<WireRecord>(
        `select ${key.join(', ')} from area.merchant where partner_id = 100238 and _removed_time is null
         and grant_status = 'GRANTED' and sync_status <> 'ERROR' limit ${rows}`,
      )
      if (shops.length < rows) throw new Error(`${rows} shops are wanted; there are ${shops.length}`)
      const triggers = (what: 'enable' | 'disable') =>
        store.exec(`alter table area.merchant ${what} trigger history_changed`)
      const send = async (platform: typeof kept, body: object) => {
        const { answer } = await askPlatform(platform, ['POST', '/user/savepaidpushrule'], body, token)
        const { failed = [] } = dataOf<{ failed?: readonly unknown[] }>(answer)
        if (failed.length > 0) throw new Error(`refused: ${JSON.stringify(failed[0])}`)
      }
      // A different rule in every round, so that each call changes each row.
      let runs = 0
      const nextRule = () => ({ is_enable: true, filter_express: `买家留言 包含 '${++runs}'` })
      const inBatches = async (platform: typeof kept) => {
        const rule = nextRule()
        for (let first = 0; first < rows; first += chunk)
          await send(platform, {
            targets: shops.slice(first, first + chunk),
            ...rule,
          })
      }
      const oneByOne = async (platform: typeof kept) => {
        const rule = nextRule()
        const left = [...shops]
        const worker = async () => {
          for (let shop = left.pop(); shop; shop = left.pop()) await send(platform, { ...shop, ...rule })
        }
        await Promise.all(Array.from({ length: atATime }, worker))
      }
      const compared = (run: typeof inBatches) =>
        sideBySide(
          {
            kept: () => triggers('enable').then(() => run(kept)),
            none: () => triggers('disable').then(() => run(none)),
          },
          { rounds: 7, warmUp: 1 },
        )
      const batches = await compared(inBatches)
      const singles = await compared(oneByOne)
      await triggers('enable')

      const [shop = {}] = shops
      const id = encodeURIComponent(idOf(key, shop))
      await store.query(
        `insert into platform.operation (partner_id, operation_id, at, account_id, by_username, way, area, action)
         select 100238, 'bench-' || n, n, 1, 'demo_partner', 'action', 'merchant', 'paidRule'
         from generate_series(1, ${entries}) n on conflict do nothing`,
      )
      await store.query(
        `insert into platform.history (partner_id, operation_id, call, area, record_id, at, kind, version, changes, hidden)
         select 100238, 'bench-' || n, -n, 'merchant', $1, n, 'change', n,
           jsonb_build_object('paid_push_rule', jsonb_build_array('rule ' || n, 'rule ' || n + 1)), '{}'
         from generate_series(1, ${entries}) n on conflict do nothing`,
        [idOf(key, shop)],
      )
      const read = async (more: string) => {
        const path = `/user/history?area=merchant&id=${id}${more}` as const
        const { items } = dataOf<{ items: readonly unknown[] }>(
          (await askPlatform(kept, ['GET', path], undefined, token)).answer,
        )
        if (items.length === 0) throw new Error('the history is empty')
      }
      const { first, last } = await sideBySide(
        {
          first: () => read(''),
          last: (round) => read(`&limit=100&before=${rows + round * 100}`),
        },
        { rounds: 40, warmUp: 5 },
      )
      const against = 'the same without a history'
      return [
        {
          what: `a bulk run of ${rows} rows, ${chunk} in a call`,
          time: batches.kept,
          against: { what: against, time: batches.none },
          mostRatio: most,
        },
        {
          what: `a bulk run of ${rows} rows, a call each`,
          time: singles.kept,
          against: { what: against, time: singles.none },
          mostRatio: most,
        },
        { what: `newest entries of a record that has ${entries}`, time: first, most: 50 },
        { what: 'a hundred of its oldest entries', time: last, most: 50 },
      ]
    } finally {
      await none.close()
      await kept.close()
      await store.close()
    }
  },
}

export default bench
