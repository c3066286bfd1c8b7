import { filtersOf, type Json, narrowed, type Permissions, type Resource } from '@/declaration'
import type { PartnerCall } from '../contract'
import { refuse } from '../refusal'
import type { Declared } from './declared'
import { Lists } from './list'
import { type Table, tableOf } from './tables'
import { type Row, shownRecord } from './wire'

/**
 * An area as an account sees it: its declaration without what is denied to the account, and the table without those
 * columns. What is read for an account is read through it; conditions, rules and effects know the whole area.
 */
export class View {
  readonly lists: Lists
  /** The area's fields that the account does not see. */
  readonly denied: ReadonlySet<string>
  /** The parameters of filters that the account does not have. */
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

  /** A row as it is sent to the account. */
  record(row: Row): Row {
    return shownRecord(this.resource, this.table.columns, row)
  }

  /** What an area's rule answers, without the members that are denied fields. */
  answer(answer: Json): Json {
    if (this.denied.size === 0 || typeof answer !== 'object' || answer === null || Array.isArray(answer))
      return answer
    return Object.fromEntries(Object.entries(answer).filter(([name]) => !this.denied.has(name)))
  }
}

const paramsOf = (resource: Resource): readonly string[] =>
  filtersOf(resource).flatMap((filter) => filter.params)

/** Different lists of permissions whose views an instance keeps; there are as many as roles. */
const kept = 100

/** The views of an area. One that denies nothing is the same for everybody. */
export class Views {
  private readonly whole: View
  private readonly known = new Map<string, View | undefined>()

  constructor({ resource, table }: Declared) {
    this.whole = new View(resource, table, resource)
  }

  /** @throws Refusal 10003 when the account has no right to the area's list, and so none to the area */
  of({ account: { permissions } }: Pick<PartnerCall, 'account'>): View {
    const name = JSON.stringify(permissions)
    if (!this.known.has(name)) {
      if (this.known.size >= kept) this.known.clear()
      this.known.set(name, this.made(permissions))
    }
    return this.known.get(name) ?? refuse(10003)
  }

  private made(permissions: Permissions): View | undefined {
    const { resource } = this.whole
    const left = narrowed(resource, permissions)
    if (left === resource) return this.whole
    return left && new View(left, tableOf(left), resource)
  }
}
