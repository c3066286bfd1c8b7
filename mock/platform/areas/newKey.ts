import { createRandom, type Json } from '@/declaration'
import type { Scope } from './rows'
import type { Column } from './tables'

/** The highest number after a prefix; removed records count, so that no number is reused. */
async function lastSerial(
  { sql, table, partnerId }: Scope,
  { sql: column }: Column,
  prefix: string,
  digits: number,
) {
  const [row] = await sql.query<{ last: string | null }>(
    `select max(${column}) as last from ${table.sql}
     where partner_id = $1 and left(${column}, length($2::text)) = $2 and length(${column}) = length($2::text) + $3::bigint`,
    [partnerId, prefix, digits],
  )
  return Number(row?.last?.slice(prefix.length) ?? 0)
}

async function lastNumber({ sql, table, partnerId }: Scope, { sql: column }: Column): Promise<number> {
  const [row] = await sql.query<{ last: number | null }>(
    `select max(${column}) as last from ${table.sql} where partner_id = $1`,
    [partnerId],
  )
  return row?.last ?? 0
}

/** Digits of a random number, if the declaration does not say how records are numbered. */
const randomDigits = 12

/** Only one transaction at a time numbers new records of a partner's area. */
export async function lockNumbers({ sql, table, partnerId }: Scope): Promise<void> {
  await sql.query(
    "select pg_advisory_xact_lock(hashtextextended('number ' || $1::text || ' ' || $2::text, 0))",
    [String(partnerId), table.area],
  )
}

/**
 * A key value for a new record: the next number, the next serial number with the declared prefix, or random digits. Call
 * `lockNumbers` first.
 */
export async function newKeyValue(scope: Scope, column: Column): Promise<Json> {
  const { field, type } = column
  if (type === 'bigint') return (await lastNumber(scope, column)) + 1
  if (field.kind === 'code' && field.serial) {
    const { prefix, digits } = field.serial
    return prefix + String((await lastSerial(scope, column, prefix, digits)) + 1).padStart(digits, '0')
  }
  return createRandom(crypto.randomUUID()).digits(randomDigits)
}
