import type { Condition, Json, Random, SampleSection, WireRecord } from '@/declaration'
import type { Restriction } from '@/declaration/kinds/reference'
import type { Sql } from '../../store/sql'
import type { Channels } from '../channels'
import type { JsonObject, SeedSize, SignedIn } from '../contract'
import type { RefusalParams } from '../refusal'

/*
 * What the reference platform adds to a declaration. A seed makes sample records; rules say what calls do beyond the declared
 * effects. Records are unmasked, with every field, and with `version` in areas that are saved or acted on.
 */

/** One partner's records of an area, in the call's transaction. */
export interface Records<R = WireRecord> {
  /** The record with these key fields, if there is one; `lock` locks it until the call ends. */
  get(key: WireRecord, options?: { readonly lock?: boolean }): Promise<R | undefined>
  /** Records that meet the condition, by key; at most `limit`, default 1,000. */
  find(condition?: Condition, options?: { readonly limit?: number }): Promise<readonly R[]>
  count(condition?: Condition): Promise<number>
  /** Key fields for a new record; locks the numbering of the partner's area until the call ends. */
  newKey(): Promise<WireRecord>
  add(record: Partial<R>): Promise<void>
  addAll(records: readonly Partial<R>[]): Promise<void>
  /** Changes the record with these key fields; false if there is none. */
  change(key: WireRecord, set: Partial<R>): Promise<boolean>
  /** Changes every record that meets the condition. Returns how many. */
  changeAll(condition: Condition, set: Partial<R>): Promise<number>
  /** Changes many records, by their key fields, to values of their own: the same fields in all. Returns how many exist. */
  changeEach(changes: readonly Partial<R>[]): Promise<number>
  forget(condition: Condition): Promise<number>
  /** Figures over records, one line per group. */
  figures<const F extends Figures<R>>(figures: F): Promise<readonly FigureLine<F>[]>
}

export interface Figures<R = WireRecord> {
  readonly where?: Condition
  /** Groups by the value of fields, and by the day (`YYYY-MM-DD`, UTC+8) of a time. */
  readonly by?: { readonly [name: string]: (keyof R & string) | { readonly day: keyof R & string } }
  readonly sum?: { readonly [name: string]: keyof R & string }
  /** Conditions to count; `count` counts all. */
  readonly counts?: { readonly [name: string]: Condition }
}

/** One group: its values as texts, and its figures. */
export type FigureLine<F extends Figures<never>> = { readonly count: number } & {
  readonly [N in keyof F['by']]: string
} & { readonly [N in keyof F['sum'] | keyof F['counts']]: number }

export interface SeedContext {
  readonly partnerId: number
  readonly username: string
  readonly size: SeedSize
  /** Wanted records: `count` of the seed or the declaration's sample; a tenth for all but the first partner. */
  readonly count: number
  readonly now: number
  readonly random: Random
  /** Names of the partner's people, oldest account first. */
  colleagues(): Promise<readonly string[]>
  /**
   * The partner's records in an area of `after`; name `fields` where there are many: reading all takes long. `where`: only
   * those that its list shows with these filters.
   */
  others<R = WireRecord>(
    area: string,
    fields?: readonly (keyof R & string)[],
    where?: Restriction,
  ): Promise<readonly R[]>
}

export interface Seed<R = WireRecord> {
  readonly after?: readonly string[]
  readonly count?: { readonly [S in SeedSize]: number }
  /** Unique keys; the records are written in batches meanwhile. `async` only to await `others`. */
  readonly records: (context: SeedContext) => Iterable<Partial<R>> | AsyncIterable<Partial<R>>
}

export const defineSeed = <R = WireRecord>(seed: Seed<R>): Seed<R> => seed

/** A declaration's `sample` in a seed file, which the console does not load. */
export interface Sample<R = WireRecord> {
  readonly sample: SampleSection<keyof R & string>
}

/** Declares a sample that is too long for the declaration. */
export const defineSample = <R = WireRecord>(sample: SampleSection<keyof R & string>): Sample<R> => ({
  sample,
})

export interface RuleContext<R = WireRecord> {
  /**
   * The call's transaction; in a batch, the record's savepoint. Change records through `area` or the outcome only: other
   * statements would leave the lists' cached totals stale.
   */
  readonly sql: Sql
  readonly partnerId: number
  readonly account: SignedIn
  /** The platform's clock in Unix seconds. */
  readonly now: number
  /** The simulated channels: WeChat, carriers, receivers of pushes. */
  readonly channels: Channels
  readonly random: Random
  /** The checked inputs and what the action or button always sends; a missing setting has the record's value. */
  readonly input: WireRecord
  area<Other = WireRecord>(name: string): Records<Other>
  /** Refuses this record and rolls back what the rule has done to it; in a batch the others go on. */
  refuse(code: number, params?: RefusalParams, data?: Json): never
  /** Refuses with 10004 when the same was done to this record less than `seconds` ago. */
  notAgainWithin(seconds: number): Promise<void>
  /** The record, locked until the call ends. */
  readonly record: R
}

interface Outcome<R = WireRecord> {
  /** Changed fields; these override the declared effect. */
  readonly set?: Partial<R>
  /** The call's `data` for one record; default: the record. */
  readonly answer?: Json
}

type Result<T> = T | undefined | Promise<T | undefined>

/** Applies an action to one record, after all declared checks and before the declared effect. */
export type Rule<R = WireRecord> = (context: RuleContext<R>) => Result<Outcome<R>>

/** Runs with a save. `record` is undefined for a new one; `input` holds the sent fields and the button's `send`. */
type SaveRule<R = WireRecord> = (
  context: Omit<RuleContext<R>, 'record'> & { readonly record: R | undefined },
) => Result<Outcome<R>>

/** What an endpoint's rule gets; `input` holds its declared inputs. */
export interface EndpointContext extends Omit<RuleContext<never>, 'record'> {
  readonly query: WireRecord
  readonly peer: string | undefined
}

/** Returns the envelope's `data`. */
export type EndpointRule = (context: EndpointContext) => Promise<JsonObject>

/** Opening a detail may change fields, and add members to the answer. */
interface Opened<R = WireRecord> {
  readonly set?: Partial<R>
  readonly add?: JsonObject
}

/** A list's filters, for figures that rules compute. */
export interface Asked {
  readonly filters: Readonly<Record<string, string>>
  /** The filtered period in Unix seconds: from (included) and before (excluded). */
  readonly period?: { readonly from: number; readonly before: number }
}

/** A job for every partner's records that meet a condition. */
export interface TimedRule<R = WireRecord> {
  readonly name: string
  readonly everySeconds: number
  readonly where: Condition
  /** Called for each record, locked; returns changed fields, or `'remove'`. */
  readonly change: (
    context: Pick<RuleContext<R>, 'sql' | 'partnerId' | 'now' | 'random' | 'area' | 'channels' | 'record'>,
  ) => Result<Partial<R> | 'remove'>
}

/** Somebody who reads an area where each account sees its own records. */
export interface Reader {
  readonly accountId: number
  /** The areas whose records it may open. */
  readonly opens: readonly string[]
  /** Its permissions to decide about what others ask for. */
  readonly holds: readonly string[]
}

interface OwnParts {
  /** Idempotent statements (`create table if not exists …`) for undeclared tables; `partner_id` leads every key. */
  readonly schema?: readonly string[]
  readonly endpoints?: { readonly [endpoint: string]: EndpointRule }
  /** Adds members to `GET /user/info`. */
  readonly info?: (
    context: Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'account' | 'area'>,
  ) => Promise<JsonObject>
  readonly chores?: readonly Chore[]
}

export interface Chore {
  readonly name: string
  readonly everySeconds: number
  readonly run: (
    context: Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'random' | 'area' | 'channels'> & {
      /** Continues the work in another transaction, so that waiting calls come in between. */
      readonly again: () => void
    },
  ) => Promise<void>
}

export interface Rules<R = WireRecord> extends OwnParts {
  /**
   * The area's records are those of this query instead of a table: `select partner_id, …` with every field by its name.
   * Such an area is only read: it has no samples, its totals are not cached, and every partner may call it, also where
   * `onlySent` keeps its page for demonstration accounts.
   */
  readonly view?: string
  readonly actions?: { readonly [action: string]: Rule<R> }
  /** Adds to a batch's answer, from the answers of the action's rule for each record. */
  readonly batches?: { readonly [action: string]: (answers: readonly Json[]) => JsonObject }
  /** Runs before any check; returns the earlier answer if the action was done before under the caller's own number. */
  readonly repeated?: { readonly [action: string]: Rule<R> }
  readonly save?: SaveRule<R>
  readonly detail?: (context: RuleContext<R>) => Result<Opened<R>>
  /**
   * Fields that differ per account (has it read this?): SQL over the row `t`, used by lists, filters and figures; actions
   * and rules see the stored value. Whatever changes its result must change the record too, because totals are cached.
   */
  readonly own?: {
    readonly [field in keyof R & string]?: (accountId: string, opens: readonly string[]) => string
  }
  /** The records that an account may see, as SQL over the row `t`; all without it. */
  readonly seen?: (account: Reader) => string
  /** The figures declared as `computed`. */
  readonly summary?: (
    context: Pick<RuleContext<R>, 'sql' | 'partnerId' | 'now' | 'area'> & { readonly asked: Asked },
  ) => Promise<{ readonly [name: string]: number }>
  readonly jobs?: readonly TimedRule<R>[]
}

export const defineRules = <R = WireRecord>(rules: Rules<R>): Rules<R> => rules

export interface PageRules extends OwnParts {
  /** Creates sample data, once for each partner. */
  readonly seed?: (
    context: Omit<SeedContext, 'count' | 'colleagues'> & {
      readonly sql: Sql
      area<R>(name: string): Records<R>
    },
  ) => Promise<void>
}

export const definePageRules = (rules: PageRules): PageRules => rules
