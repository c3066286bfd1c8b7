import type { SqlValue, Store } from '@mock/store/sql'
import { countBy } from 'es-toolkit'
import { expect } from 'vitest'
import { columnOf, emptyOf, type Field, idOf, type Json, type Resource } from '@/declaration'

/*
 * A second opinion about the history. What each write really did is read from the store's rows before and after it, and compared
 * with what the platform noted. It knows the declarations, but nothing about the platform's triggers.
 */

type Row = Readonly<Record<string, Json>>

/** A record in the store. */
interface Stored {
  readonly row: Row
  readonly isRemoved: boolean
  readonly version: number
}

/** An entry of the history, with its operation. */
export interface Noted {
  readonly entry: number
  readonly operation_id: string
  readonly partner_id: number
  readonly area: string
  readonly record_id: string
  readonly kind: 'create' | 'change' | 'remove'
  readonly version: number
  readonly changes: Readonly<Record<string, readonly [Json, Json]>>
  readonly hidden: readonly string[]
  readonly at: number
  readonly way: string
  readonly action: string
  readonly action_area: string
  readonly by_username: string | null
  readonly run_id: string | null
}

const holdsSecret = (field: Field): boolean =>
  field.kind === 'secret' ||
  ((field.kind === 'object' || field.kind === 'list') && Object.values(field.fields).some(holdsSecret))

const ordered = (value: Json): Json => {
  if (Array.isArray(value)) return value.map((one: Json) => ordered(one))
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, ordered((value as Row)[name] ?? null)]))
}
const same = (one: Json, other: Json) => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

/** What an empty field of a new record holds; a number cannot be ''. */
const emptyIn = (field: Field): Json => {
  const empty = emptyOf(field)
  return columnOf(field) === 'bigint' && typeof empty === 'string' ? (field.nullable ? null : 0) : empty
}

/** A row as the history shows it: no bookkeeping, and for secrets only whether they differ. */
const told = ({ fields, history }: Resource, row: Row): Row => {
  const except = history?.except ?? []
  return Object.fromEntries(
    Object.keys(fields).flatMap((name): [string, Json][] => {
      if (except.includes(name)) return []
      const value = row[name] ?? null
      const parts = except.flatMap((path) =>
        path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : [],
      )
      if (parts.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
        return [[name, value]]
      return [[name, Object.fromEntries(Object.entries(value).filter(([part]) => !parts.includes(part)))]]
    }),
  )
}

const differing = (resource: Resource, before: Row, after: Row): readonly string[] => {
  const [was, is] = [told(resource, before), told(resource, after)]
  return Object.keys(is).filter((name) => !same(was[name] ?? null, is[name] ?? null))
}

/** What one record went through between two looks. */
interface Difference {
  readonly resource: Resource
  readonly id: string
  readonly partnerId: number
  readonly before: Stored | undefined
  readonly after: Stored | undefined
}

const isThere = (one: Stored | undefined): one is Stored => one !== undefined && !one.isRemoved

/** What the history should say about a difference; undefined for nothing. */
const kindOf = ({ resource, before, after }: Difference): Noted['kind'] | undefined => {
  if (isThere(before) && !isThere(after)) return 'remove'
  if (!isThere(before)) return isThere(after) ? 'create' : undefined
  return after && differing(resource, before.row, after.row).length > 0 ? 'change' : undefined
}

const keyOf = (partnerId: number, area: string, id: string) => `${partnerId} ${area} ${id}`

const areaOf = (place: string) => place.split(' ')[1] ?? ''

export class Ledger {
  readonly #known = new Map<string, Stored & { readonly id: string }>()
  /** Records as they were at the first look. */
  #first: ReadonlyMap<string, Stored> | undefined
  #lastEntry = 0
  #lastChange = '0'
  readonly #areas: readonly Resource[]
  readonly #store: Store

  constructor(store: Store, areas: readonly Resource[]) {
    this.#store = store
    this.#areas = areas
  }

  #query = <R>(statement: string, ...params: readonly SqlValue[]) => this.#store.query<R>(statement, params)

  /** Reads the current state; everything done before now counts as known. */
  async look(): Promise<readonly Difference[]> {
    const [now] = await this.#query<{ xmin: string }>(
      'select txid_snapshot_xmin(txid_current_snapshot())::text as xmin',
    )
    const touched = await this.#touched()
    const differences: Difference[] = []
    for (const resource of this.#areas)
      if (touched.has(resource.name)) differences.push(...(await this.#lookAt(resource)))
    this.#lastChange = now?.xmin ?? '0'
    this.#first ??= new Map(this.#known)
    return differences
  }

  /** The areas with written or missing rows, found with one statement: most calls touch one or two. */
  async #touched(): Promise<ReadonlySet<string>> {
    const known = countBy([...this.#known.keys()], areaOf)
    const counts = this.#areas.map(
      ({ name }) =>
        `select '${name}' as area, count(*) as n, count(*) filter (where xmin::text::bigint >= $1::bigint) as written from area."${name}"`,
    )
    const found = await this.#query<{ area: string; n: number; written: number }>(
      counts.join(' union all '),
      this.#lastChange,
    )
    const touched = found.filter(({ area, n, written }) => written > 0 || n !== (known[area] ?? 0))
    return new Set(touched.map(({ area }) => area))
  }

  /** A record at the first look and at the last one. */
  statesOf = (place: string) => ({ first: this.#first?.get(place), now: this.#known.get(place) })

  async #lookAt(resource: Resource): Promise<readonly Difference[]> {
    const { name, key } = resource
    const changed = await this.#query<Record<string, Json>>(
      `select * from area."${name}" where xmin::text::bigint >= $1::bigint`,
      this.#lastChange,
    )
    const differences = changed.flatMap((row): Difference[] => {
      const partnerId = Number(row.partner_id)
      const id = idOf(key, row)
      const place = keyOf(partnerId, name, id)
      const before = this.#known.get(place)
      const after = { id, row, isRemoved: row._removed_time !== null, version: Number(row._version) }
      this.#known.set(place, after)
      return [{ resource, id, partnerId, before, after }]
    })
    return [...differences, ...(await this.#gone(resource))]
  }

  /** Rows that are gone; all are only compared if some are missing. */
  async #gone(resource: Resource): Promise<readonly Difference[]> {
    const { name, key } = resource
    const known = [...this.#known.keys()].filter((place) => areaOf(place) === name)
    const [count] = await this.#query<{ n: number }>(`select count(*) as n from area."${name}"`)
    if (count?.n === known.length) return []
    const names = key.map((one) => `"${one}"`).join(', ')
    const rows = await this.#query<Record<string, Json>>(`select partner_id, ${names} from area."${name}"`)
    const left = new Set(rows.map((row) => keyOf(Number(row.partner_id), name, idOf(key, row))))
    return known.flatMap((place): Difference[] => {
      const before = this.#known.get(place)
      if (left.has(place) || !before) return []
      this.#known.delete(place)
      return [{ resource, id: before.id, partnerId: Number(place.split(' ')[0]), before, after: undefined }]
    })
  }

  /** The entries since the last read. */
  async read(): Promise<readonly Noted[]> {
    const entries = await this.#query<Noted>(
      `select h.*, o.way, o.action, o.area as action_area, o.by_username, o.run_id
       from platform.history h join platform.operation o using (partner_id, operation_id)
       where h.entry > $1::bigint order by h.entry`,
      this.#lastEntry,
    )
    this.#lastEntry = entries.at(-1)?.entry ?? this.#lastEntry
    return entries
  }

  /** Compares what one write did with its history. Returns the entries. */
  async judge(what: string, { byClock = false } = {}): Promise<readonly Noted[]> {
    const differences = await this.look()
    const entries = await this.read()
    const noted = new Map<string, Noted[]>()
    for (const one of entries) {
      const place = keyOf(one.partner_id, one.area, one.record_id)
      noted.set(place, [...(noted.get(place) ?? []), one])
    }
    for (const difference of differences) {
      const { resource, id, partnerId } = difference
      const place = keyOf(partnerId, resource.name, id)
      const own = noted.get(place) ?? []
      noted.delete(place)
      judgeRecord(`${what}: ${place}`, difference, own, byClock)
    }
    // An unchanged record has no entries.
    expect([...noted.keys()], what).toEqual([])
    return entries
  }
}

/** One entry for a call, or as many as the jobs had transactions; together they lead from the old state to the new one. */
function judgeRecord(what: string, difference: Difference, own: readonly Noted[], byClock: boolean): void {
  const { resource, before, after } = difference
  const isLog = resource.history?.log === true
  const kind = kindOf(difference)
  // A log only keeps what people do to existing records.
  const isUntold = isLog && (byClock || kind === 'create')
  if (kind === undefined || isUntold) {
    // The clock may change a record and change it back.
    if (!byClock) expect(own, what).toEqual([])
    if (isUntold || !byClock) return
  } else if (byClock) expect(own.length, what).toBeGreaterThan(0)
  else
    expect(
      own.map((one) => one.kind),
      what,
    ).toEqual([kind])
  expect(replayed(resource, before, own), what).toEqual(stateOf(resource, after))
  if (after && own.length > 0) expect(own.at(-1)?.version, what).toBe(after.version)
}

const secretsOf = ({ fields }: Resource) =>
  Object.keys(fields).filter((name) => holdsSecret(fields[name] as Field))

/** A record as the history can describe it: undefined once it is removed. */
export const stateOf = (resource: Resource, one: Stored | undefined): Row | undefined => {
  if (!isThere(one)) return undefined
  const secrets = secretsOf(resource)
  return Object.fromEntries(
    Object.entries(told(resource, one.row)).flatMap(([name, value]) =>
      secrets.includes(name) ? [] : [[name, ordered(value)]],
    ),
  )
}

/** The state that the entries lead to. */
export function replayed(
  resource: Resource,
  before: Stored | undefined,
  entries: readonly Noted[],
): Row | undefined {
  let state = stateOf(resource, before)
  for (const { kind, changes, hidden } of entries) {
    const secrets = secretsOf(resource)
    // The values of a secret are never shown, only that it changed.
    expect(Object.keys(changes).filter((name) => secrets.includes(name))).toEqual([])
    expect(hidden.filter((name) => !secrets.includes(name))).toEqual([])
    if (kind === 'remove') {
      state = undefined
      continue
    }
    if (kind === 'create')
      state = Object.fromEntries(
        Object.entries(told(resource, {})).flatMap(([name]) =>
          secrets.includes(name) ? [] : [[name, emptyIn(resource.fields[name] as Field)]],
        ),
      )
    for (const [name, [from, to]] of Object.entries(changes)) {
      if (kind === 'change') expect([name, ordered(from)]).toEqual([name, state?.[name]])
      state = { ...state, [name]: ordered(to) }
    }
  }
  return state
}
