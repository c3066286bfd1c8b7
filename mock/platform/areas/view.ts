import { filtersOf, type Json, narrowed, type Resource } from '@/declaration'
import type { PartnerCall, SignedIn } from '../contract'
import { refuse } from '../refusal'
import type { Declared } from './declared'
import { Lists } from './pageQuery'
import type { Reader } from './rules'
import { readBy, type Table, tableOf } from './tables'
import { type Row, shownRecord } from './wire'

/** The permissions that a part of an area needs: its own and the list's. */
export const keysOf = ({ name }: Resource, capability?: string): readonly string[] =>
  capability === undefined ? [`${name}.list`] : [`${name}.list`, `${name}.${capability}`]

/** An area without what the account is denied, for reading; conditions, rules and effects use the whole area. */
export class View {
  readonly lists: Lists
  readonly denied: ReadonlySet<string>
  readonly deniedParams: readonly string[]

  constructor(
    readonly resource: Resource,
    readonly table: Table,
    whole: Resource,
  ) {
    this.lists = new Lists(resource, table)
    this.denied = new Set(Object.keys(whole.fields).filter((name) => !Object.hasOwn(resource.fields, name)))
    const params = paramsOf(resource)
    this.deniedParams = paramsOf(whole).filter((param) => !params.includes(param))
  }

  record(row: Row): Row {
    return shownRecord(this.resource, this.table.columns, row)
  }

  /** A rule's answer without denied fields, at any depth. */
  answer(answer: Json): Json {
    return this.denied.size === 0 ? answer : without(this.denied, answer)
  }
}

const without = (denied: ReadonlySet<string>, value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: Json) => without(denied, one))
  const left = Object.entries(value).flatMap(([name, one]): [string, Json][] =>
    one === undefined || denied.has(name) ? [] : [[name, without(denied, one)]],
  )
  return Object.fromEntries(left)
}

const paramsOf = (resource: Resource): readonly string[] =>
  filtersOf(resource).flatMap((filter) => filter.params)

/** How many views an instance caches: one per role, or per account where values are an account's own. */
const kept = 100

/** The views of an area, cached; accounts with full access share one. */
export class Views {
  private readonly whole: View
  private readonly known = new Map<string, View | undefined>()

  /** @param reads what an account may read besides its own */
  constructor(
    private readonly area: Declared,
    private readonly reads: (account: SignedIn) => Omit<Reader, 'accountId'> = () => ({
      opens: [],
      holds: [],
    }),
  ) {
    this.whole = new View(area.resource, area.table, area.resource)
  }

  /** @throws Refusal 10003 when the account may not see the area's list, and so not the area */
  of({ account }: Pick<PartnerCall, 'account'>): View {
    const { permissions, accountId } = account
    const name = JSON.stringify(this.isOwn ? [accountId, permissions] : permissions)
    if (!this.known.has(name)) {
      if (this.known.size >= kept) this.known.clear()
      this.known.set(name, this.made(account))
    }
    return this.known.get(name) ?? refuse(10003)
  }

  private made(account: SignedIn): View | undefined {
    const { resource, table, rules } = this.area
    const { permissions, accountId } = account
    const left = narrowed(resource, permissions)
    if (!left || (left === resource && !this.isOwn)) return left && this.whole
    const own = left === resource ? table : tableOf(left, table.view)
    if (!this.isOwn) return new View(left, own, resource)
    return new View(left, readBy(own, rules, { accountId, ...this.reads(account) }), resource)
  }

  /** Whether accounts read different values or different records. */
  private get isOwn(): boolean {
    return (this.area.rules.own ?? this.area.rules.seen) !== undefined
  }
}
