import type { Sql } from '../store/sql'

/** How a write came about: as the caller says, or by the way it came in. */
const ways = ['form', 'action', 'bulk', 'import', 'api', 'rest', 'job'] as const
export type Way = (typeof ways)[number]

/** What a caller may say of itself in the header `X-Via`. */
const saidWays: readonly Way[] = ways.slice(0, 4)

export const isSaidWay = (text: string): text is Way => saidWays.some((way) => way === text)

/** What a call does, in the words of the declarations. */
export interface Doing {
  /** The name of an area or a page; '' for a call that belongs to neither. */
  readonly area: string
  /** An action, an endpoint, a job, or `create`, `edit`, `detail`. */
  readonly action: string
  /** SHA-256 of the declaration, in hexadecimal digits. */
  readonly hash?: string
}

/** In whose name, how and when records are written. The triggers of the areas' tables read it. */
export interface Writing extends Doing {
  /** Entries with the same one are one event, also over several calls. */
  readonly operation: string
  readonly way: Way
  /** Unix seconds. */
  readonly at: number
  /** Undefined for the clock. */
  readonly account?: number
  /** Who agreed to it, if it was asked for. */
  readonly approved?: string
  readonly request?: string
  readonly run?: string
}

/** The transaction's setting in which `Writing` is kept, as JSON. */
export const writingSetting = 'platform.writing'

/** Sets in whose name the rest of a transaction writes. Rolling back a savepoint undoes this as well. */
export async function writeAs(sql: Sql, writing: Writing | 'nobody'): Promise<void> {
  const text = writing === 'nobody' ? 'off' : JSON.stringify(writing)
  await sql.query(`select set_config('${writingSetting}', $1, true)`, [text])
}

/** For a job of an area. All transactions of one run write as the same operation. */
export const byClock = (now: number, doing: Doing): Writing => ({
  ...doing,
  operation: crypto.randomUUID(),
  way: 'job',
  at: now,
})

/** Writes as one operation of its own in the name of another account, then goes on as before. */
export async function inNameOf<T>(
  sql: Sql,
  doing: Doing & Required<Pick<Writing, 'account' | 'approved'>>,
  run: () => Promise<T>,
): Promise<T> {
  const [before] = await sql.query<{ writing: string | null }>(
    `select current_setting('${writingSetting}', true) as writing`,
  )
  const inner = `jsonb_build_object('way', 'api') || (coalesce(nullif($2, ''), '{}')::jsonb - 'opened') || $1::jsonb`
  await sql.query(`select set_config('${writingSetting}', (${inner})::text, true)`, [
    JSON.stringify({ ...doing, operation: crypto.randomUUID() }),
    before?.writing ?? '',
  ])
  const result = await run()
  await sql.query(`select set_config('${writingSetting}', $1, true)`, [before?.writing ?? ''])
  return result
}
