import { createRandom, type Json } from '@/declaration'
import { fixedSeed } from './fixedSeed'
import type { Scope } from './rows'
import type { Column } from './tables'

/** The highest number after a prefix among the keys there are, removed ones included: a number is never given twice. */
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

/** Digits of a number that is drawn because the declaration does not say how records are numbered. */
const drawnDigits = 12

/** Lets one transaction at a time number new records of this partner's area. */
export async function lockNumbers({ sql, table, partnerId }: Scope): Promise<void> {
  await sql.query(
    "select pg_advisory_xact_lock(hashtextextended('number ' || $1::text || ' ' || $2::text, 0))",
    [String(partnerId), table.area],
  )
}

/**
 * A key value for a new record: the next number, the next serial number with the declared prefix, or drawn digits.
 * `lockNumbers` comes first, so that two new records cannot get the same.
 */
export async function newKeyValue(scope: Scope, column: Column, now: number): Promise<Json> {
  const { field, type } = column
  if (type === 'bigint') return (await lastNumber(scope, column)) + 1
  if (field.kind === 'code' && field.serial) {
    const { prefix, digits } = field.serial
    return prefix + String((await lastSerial(scope, column, prefix, digits)) + 1).padStart(digits, '0')
  }
  const random = createRandom(
    `${fixedSeed} ${scope.partnerId} ${scope.table.area} ${now} ${crypto.randomUUID()}`,
  )
  return random.digits(drawnDigits)
}
