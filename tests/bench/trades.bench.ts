import type { Sql, SqlValue } from '@mock/store/sql'
import type { Bench, Row } from './bench'
import { sideBySide } from './measure'
import { onPlatform } from './onPlatform'

const rounds = 40
const warmUp = 5

const day = (unix: number) => new Date((unix + 8 * 3600) * 1000).toISOString().slice(0, 10)
const today = Math.floor(Date.now() / 1000)
const month = `begin_date=${day(today - 30 * 86_400)}&end_date=${day(today)}`

/** Lists that operators ask for: the query for a given round. */
const lists: ReadonlyArray<readonly [what: string, query: (round: number, last: number) => string]> = [
  ['newest', () => 'page=1&limit=20'],
  ['newest, 100 rows', () => 'page=1&limit=100'],
  ['page 2 to 46', (round) => `page=${round + 2}&limit=20`],
  ['last page', (_, last) => `page=${last}&limit=20`],
  ['middle page', (_, last) => `page=${Math.floor(last / 2)}&limit=20`],
  ['by amount', () => 'page=1&limit=20&sort=-total_fee'],
  ['of 31 days', () => `page=1&limit=20&${month}`],
  ['of 31 days, by pay time', () => `page=1&limit=20&date_type=pay&sort=-pay_time&${month}`],
  ['unpaid', () => 'page=1&limit=20&trade_state=NOTPAY'],
  [
    'paid by Alipay, by amount',
    () => 'page=1&limit=20&trade_state=SUCCESS&pay_channel=ALIPAY&sort=-total_fee',
  ],
  ['one order number, not there', () => 'page=1&limit=20&out_trade_no=DD20240101999999'],
  ['searched by an order number', () => 'page=1&limit=20&keyword=DD20240101999999'],
  ['searched by the last six digits', (round) => `page=1&limit=20&keyword=${543_210 + round}`],
  ['a filter never asked (total cold)', (round) => `page=1&limit=20&min_fee=${100 + round}`],
  ['the same filter again (total warm)', () => 'page=1&limit=20&min_fee=99'],
]

/** A page of trades at the platform's edge (request in, response read), compared with the same statements run alone. */
const bench: Bench = {
  title: "A page of trades at the platform's edge (SEED=full, embedded store)",
  run: (dataDir) =>
    onPlatform(dataDir, recording, async (ask, sql, store) => {
      const { total } = await ask('/user/tradelist?page=1&limit=20')
      if (total < 135_000) throw new Error(`SEED=full means 135,000 trades; there are ${total}`)
      const last = Math.ceil(total / 20)
      const rows: Row[] = []
      for (const [what, query] of lists) {
        const { edge, alone } = await sideBySide(
          {
            edge: async (round) => {
              sql.take()
              await ask(`/user/tradelist?${query(round, last)}`)
            },
            alone: () => replay(store, sql.take()),
          },
          { rounds, warmUp },
        )
        rows.push({ what, time: edge, against: { what: 'its statements alone', time: alone } })
      }
      return rows
    }),
}

interface Statement {
  readonly text: string
  readonly params: readonly SqlValue[] | undefined
}

/** A store that records its statements, so that they can be run again on their own. */
interface Recording extends Sql {
  /** What was asked since the last time. */
  take(): readonly Statement[]
}

/** Wraps a store. */
function recording(store: Sql): Recording {
  let statements: Statement[] = []
  const wrap = (sql: Sql): Sql => ({
    query: (text, params) => {
      statements.push({ text, params })
      return sql.query(text, params)
    },
    exec: (text) => sql.exec(text),
    transaction: (run) => sql.transaction((inner) => run(wrap(inner))),
    atEnd: sql.atEnd,
  })
  return {
    ...wrap(store),
    take: () => {
      const taken = statements
      statements = []
      return taken
    },
  }
}

/** Runs recorded statements one after the other. */
async function replay(store: Sql, statements: readonly Statement[]): Promise<void> {
  for (const { text, params } of statements) await store.query(text, params)
}

export default bench
