import type { Condition, Json, Random, WireRecord } from '@/declaration'
import type { Sql } from '../../store/sql'
import type { SeedSize, SignedIn } from '../contract'
import type { RefusalParams } from '../refusal'

/**
 * The reference platform's half of an area, where its declaration alone does not say it: `<area>.seed.ts` makes its
 * sample records, `<area>.rules.ts` says what its calls do beyond the declared effects. Both are default exports that
 * lie beside the declaration. Records are as on the wire, unmasked and with every field, plus `version` in areas that
 * are saved.
 */

/** Records of one partner in one area, for the areas beside it. Everything happens in the call's transaction. */
export interface Records<R = WireRecord> {
  /** The record with these key fields; undefined when it is not there. Locked until the call ends when `lock` is set. */
  get(key: WireRecord, options?: { readonly lock?: boolean }): Promise<R | undefined>
  /** Records that meet the condition, in the order of their key, 1,000 at most unless `limit` says otherwise. */
  find(condition?: Condition, options?: { readonly limit?: number }): Promise<readonly R[]>
  count(condition?: Condition): Promise<number>
  /** Adds a record; fields left out are empty. */
  add(record: Partial<R>): Promise<void>
  /** Changes the record with these key fields; false when it is not there. */
  change(key: WireRecord, set: Partial<R>): Promise<boolean>
}

export interface SeedContext {
  readonly partnerId: number
  readonly username: string
  readonly size: SeedSize
  /** How many records are wanted: `count` of the seed, else `sample.count` of the declaration; a tenth for all but the first partner. */
  readonly count: number
  /** Unix seconds; every time is made relative to it. */
  readonly now: number
  /** Repeatable: made from the fixed seed, the partner and the area. */
  readonly random: Random
  /** Every record of the same partner in an area of `after`, in the order of its key. */
  others<R = WireRecord>(area: string): Promise<readonly R[]>
}

/** How the sample records of an area are made. */
export interface Seed<R = WireRecord> {
  /** Areas that are seeded before this one, because its records refer to theirs. */
  readonly after?: readonly string[]
  readonly count?: { readonly [S in SeedSize]: number }
  /**
   * Gives one partner's records, as many as it likes (`count` says how many are wanted), with keys that are unique for
   * the partner. A generator: records are written in batches while it runs. `async` only when it asks `others`.
   */
  readonly records: (context: SeedContext) => Iterable<Partial<R>> | AsyncIterable<Partial<R>>
}

/** Declares the sample records of an area. */
export const defineSeed = <R = WireRecord>(seed: Seed<R>): Seed<R> => seed

/** What a rule knows. */
export interface RuleContext<R = WireRecord> {
  /**
   * The call's transaction; in a batch, the part of it that belongs to this record. Records of areas are changed through
   * `area` or the outcome, never by a statement of one's own: lists remember their totals until such a change.
   */
  readonly sql: Sql
  readonly partnerId: number
  /** Who is signed in. */
  readonly account: SignedIn
  /** The platform's clock in Unix seconds. */
  readonly now: number
  /** Repeatable for the same record and second. */
  readonly random: Random
  /** What was sent: the inputs, already checked against their declaration, and what the action or button always sends. */
  readonly input: WireRecord
  /** The records of this or another area. */
  area<Other = WireRecord>(name: string): Records<Other>
  /**
   * Refuses this record (in a batch the others go on), and undoes what the rule has done to it.
   *
   * @param code of the error catalogue, with the values of its placeholders
   */
  refuse(code: number, params?: RefusalParams, data?: Json): never
  /** Refuses with 10004 when the same has been done to this record less than so many seconds ago. */
  notAgainWithin(seconds: number): Promise<void>
  /** The record as it is now, its row locked until the call ends. */
  readonly record: R
}

/** What a rule makes of a record. */
export interface Outcome<R = WireRecord> {
  /** Fields that change; wins over the declared effect. */
  readonly set?: Partial<R>
  /** The call's `data` when it is sent for one record; without it the record as the detail gives it. */
  readonly answer?: Json
}

type Result<T> = T | undefined | Promise<T | undefined>

/**
 * What an action does with one record. It is asked after the declared refusals, `done`, `when` and the inputs' checks
 * have let the record pass, and before the declared effect.
 */
export type Rule<R = WireRecord> = (context: RuleContext<R>) => Result<Outcome<R>>

/** What a save does. `record` is undefined when a record is made; `input` holds the fields sent and the button's `send`. */
export type SaveRule<R = WireRecord> = (
  context: Omit<RuleContext<R>, 'record'> & { readonly record: R | undefined },
) => Result<Outcome<R>>

/** Timed work on the records of every partner that meet a condition. */
export interface TimedRule<R = WireRecord> {
  readonly name: string
  readonly everySeconds: number
  readonly where: Condition
  /** Asked for each record, its row locked; gives the fields that change. */
  readonly change: (
    context: Pick<RuleContext<R>, 'sql' | 'partnerId' | 'now' | 'random' | 'area' | 'record'>,
  ) => Result<Partial<R>>
}

export interface Rules<R = WireRecord> {
  /** By the name of the declared action. */
  readonly actions?: { readonly [action: string]: Rule<R> }
  readonly save?: SaveRule<R>
  readonly jobs?: readonly TimedRule<R>[]
}

/** Declares what the calls of an area do beyond its declaration. */
export const defineRules = <R = WireRecord>(rules: Rules<R>): Rules<R> => rules
