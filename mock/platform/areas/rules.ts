import type { Condition, Json, Random, SampleSection, WireRecord } from '@/declaration'
import type { Sql } from '../../store/sql'
import type { Channels } from '../channels'
import type { JsonObject, SeedSize, SignedIn } from '../contract'
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
  /** Key fields for a record that is added, as a save numbers it; the partner's area is locked until the call ends. */
  newKey(): Promise<WireRecord>
  /** Adds a record; fields left out are empty. */
  add(record: Partial<R>): Promise<void>
  /** Adds many records, a thousand in a statement. */
  addAll(records: readonly Partial<R>[]): Promise<void>
  /** Changes the record with these key fields; false when it is not there. */
  change(key: WireRecord, set: Partial<R>): Promise<boolean>
  /** Changes every record that meets the condition, in one statement; gives how many. */
  changeAll(condition: Condition, set: Partial<R>): Promise<number>
  /**
   * Changes many records, each to values of its own, a thousand in a statement; gives how many are there.
   *
   * @param changes the key fields of each, and the fields that change: the same ones in all
   */
  changeEach(changes: readonly Partial<R>[]): Promise<number>
  /** Deletes records for good, of which nobody speaks any more; gives how many. */
  forget(condition: Condition): Promise<number>
  /** Figures over records, a line for each group, in the order of the groups; one line without groups. */
  figures<const F extends Figures<R>>(figures: F): Promise<readonly FigureLine<F>[]>
}

/** What is counted and added up, and in which groups. */
export interface Figures<R = WireRecord> {
  readonly where?: Condition
  /** Groups by the value of fields, and by the day (`YYYY-MM-DD`, UTC+8) of a time. */
  readonly by?: { readonly [name: string]: (keyof R & string) | { readonly day: keyof R & string } }
  /** Fields that are added up. */
  readonly sum?: { readonly [name: string]: keyof R & string }
  /** Records that are counted; all of them are always counted as `count`. */
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
  /** How many records are wanted: `count` of the seed, else `sample.count` of the declaration; a tenth for all but the first partner. */
  readonly count: number
  /** Unix seconds; every time is made relative to it. */
  readonly now: number
  /** Repeatable: made from the fixed seed, the partner and the area. */
  readonly random: Random
  /** The names of the partner's people, the oldest account first. */
  colleagues(): Promise<readonly string[]>
  /**
   * Every record of the same partner in an area of `after`, in the order of its key.
   *
   * @param fields the only ones that are read: of a hundred thousand records that is what takes the time
   */
  others<R = WireRecord>(area: string, fields?: readonly (keyof R & string)[]): Promise<readonly R[]>
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

/** The `sample` of a declaration, apart from it: the console does not load a seed file. */
export interface Sample<R = WireRecord> {
  readonly sample: SampleSection<keyof R & string>
}

/** Declares what the sample records of an area are made of, where that is too long for the declaration. */
export const defineSample = <R = WireRecord>(sample: SampleSection<keyof R & string>): Sample<R> => ({
  sample,
})

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
  /** What the simulated world outside does: WeChat, carriers, receivers of pushes. */
  readonly channels: Channels
  /** Repeatable for the same record and second. */
  readonly random: Random
  /**
   * What was sent: the inputs, already checked against their declaration, and what the action or button always sends. A setting
   * that was not sent has the value of the record.
   */
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

/** What an endpoint knows; `input` holds its declared inputs. */
export interface EndpointContext extends Omit<RuleContext<never>, 'record'> {
  /** The declared parameters of the address, read and checked; those that were not sent are left out. */
  readonly query: WireRecord
  /** The network address that the call comes from; undefined when it is not known. */
  readonly peer: string | undefined
}

/** What an endpoint answers: the envelope's `data`. */
export type EndpointRule = (context: EndpointContext) => Promise<JsonObject>

/** What opening a detail does besides: fields that change, and members of the answer that are no fields. */
export interface Opened<R = WireRecord> {
  readonly set?: Partial<R>
  readonly add?: JsonObject
}

/** Part of a list's question, for figures that only rules can tell. */
export interface Asked {
  /** The filters that were sent, as texts. */
  readonly filters: Readonly<Record<string, string>>
  /** Of a declared period, in Unix seconds: from, and before. */
  readonly period?: { readonly from: number; readonly before: number }
}

/** Timed work on the records of every partner that meet a condition. */
export interface TimedRule<R = WireRecord> {
  readonly name: string
  readonly everySeconds: number
  readonly where: Condition
  /** Asked for each record, its row locked; gives the fields that change, or that the record goes away. */
  readonly change: (
    context: Pick<RuleContext<R>, 'sql' | 'partnerId' | 'now' | 'random' | 'area' | 'channels' | 'record'>,
  ) => Result<Partial<R> | 'remove'>
}

/** What all rules may bring: tables of their own, answers of declared endpoints, words about the operator. */
interface OwnParts {
  /**
   * Statements that make tables that no declaration describes; harmless when repeated. `partner_id` leads every key.
   *
   * @example 'create table if not exists partner_wallet (partner_id bigint primary key, balance_li bigint not null)'
   */
  readonly schema?: readonly string[]
  /** By the name of the declared endpoint. */
  readonly endpoints?: { readonly [endpoint: string]: EndpointRule }
  /** What `GET /user/info` says besides. */
  readonly info?: (
    context: Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'account' | 'area'>,
  ) => Promise<JsonObject>
  /** Timed work that no record's condition names, once for each partner. */
  readonly chores?: readonly Chore[]
}

/** Timed work of a partner, in a transaction. */
export interface Chore {
  readonly name: string
  readonly everySeconds: number
  readonly run: (
    context: Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'random' | 'area' | 'channels'> & {
      /** Asks for another transaction of the same work: calls that wait come in between. */
      readonly again: () => void
    },
  ) => Promise<void>
}

export interface Rules<R = WireRecord> extends OwnParts {
  /** By the name of the declared action. */
  readonly actions?: { readonly [action: string]: Rule<R> }
  /** What a batch answers beside `success` and `failed`, from what the action's rule answered for each record that was done. */
  readonly batches?: { readonly [action: string]: (answers: readonly Json[]) => JsonObject }
  /**
   * Looked at before anything can be refused: what was done before, under a number of the caller's own that the call takes,
   * is answered again. Gives nothing for what is new.
   */
  readonly repeated?: { readonly [action: string]: Rule<R> }
  readonly save?: SaveRule<R>
  readonly detail?: (context: RuleContext<R>) => Result<Opened<R>>
  /**
   * Fields that are each account's own (has it read this?): SQL for the account with this number, over the row `t`. Lists,
   * filters and figures go by it; conditions of actions, and what rules are given, know the stored value alone. Whatever
   * changes what it says must change the record as well, for lists remember their totals until then.
   */
  readonly own?: { readonly [field in keyof R & string]?: (accountId: string) => string }
  /** The figures declared as `computed`. */
  readonly summary?: (
    context: Pick<RuleContext<R>, 'sql' | 'partnerId' | 'now' | 'area'> & { readonly asked: Asked },
  ) => Promise<{ readonly [name: string]: number }>
  readonly jobs?: readonly TimedRule<R>[]
}

/** Declares what the calls of an area do beyond its declaration. */
export const defineRules = <R = WireRecord>(rules: Rules<R>): Rules<R> => rules

/** What answers the calls of a page. */
export interface PageRules extends OwnParts {
  /** Makes what the sandbox starts with, once for each partner. */
  readonly seed?: (
    context: Omit<SeedContext, 'count' | 'colleagues'> & {
      readonly sql: Sql
      area<R>(name: string): Records<R>
    },
  ) => Promise<void>
}

/** Declares what answers the calls of a page. */
export const definePageRules = (rules: PageRules): PageRules => rules
