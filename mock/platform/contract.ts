import type { Permissions } from '@/declaration'
import type { Sql } from '../store/sql'
import type { Channels } from './channels'
import type { Doing } from './writing'

export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json | undefined }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface SignedIn {
  readonly accountId: number
  readonly partnerId: number
  readonly username: string
  readonly permissions: Permissions
}

export interface Call {
  /** The store; in a write, the call's transaction, which a refusal or a throw rolls back. */
  readonly sql: Sql
  readonly now: number
  readonly channels: Channels
  readonly peer: string | undefined
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The JSON body of a write; `{}` if there is none. */
  readonly body: JsonObject
  /** The whole form of a call that takes one; `body` holds its texts. */
  readonly form?: FormData
  readonly request: Request
}

/** A call of a signed-in partner. Every statement must be limited to `partnerId`. */
export interface PartnerCall extends Call {
  readonly partnerId: number
  readonly account: SignedIn
}

interface RouteBase {
  /** Method and path below /api, for example `POST /user/cleargrant` or `GET /rest/merchant/:id`. */
  readonly call: `${Method} /${string}`
  /**
   * `envelope` (default): `{code, message, data}`, refusals with HTTP 200. `rest`: the bare JSON value, and refusals with
   * a matching HTTP status and the envelope as their body.
   */
  readonly form?: 'envelope' | 'rest'
  /** `form`: takes multipart/form-data with files instead of JSON. */
  readonly body?: 'form'
  /** `false` for a write whose changes survive a refusal (a counter); default `true`. */
  readonly atomic?: boolean
  /**
   * `true`: `request_id` (8–64 characters) is required, because the call spends, sends, refunds or creates. `'optional'`:
   * it is honoured. The same id with the same body within 24 hours returns the first answer, with another body 10005. A
   * refused call is forgotten, so that a corrected form may be sent again; a batch with failed records is remembered.
   */
  readonly idempotent?: true | 'optional'
  /** What a write does, for the history; without it, the call itself. */
  readonly does?: (body: JsonObject) => Doing | Promise<Doing>
}

type PermissionKeys = string | readonly string[]

export interface PartnerRoute extends RouteBase {
  readonly access?: 'partner'
  /** The permissions that the account needs, all of them; may depend on the body. Without it every account may call. */
  readonly permission?: PermissionKeys | ((body: JsonObject) => PermissionKeys)
  /** The only partner whose accounts may call it; default: all partners. */
  readonly only?: number
  /**
   * Runs before the transaction of a write; its effects survive a refusal. The returned function runs first inside the
   * transaction, except for a repeated request.
   */
  readonly prepare?: (call: PartnerCall) => Promise<(step: Sql) => Promise<void>>
  /** Returns the envelope's `data`, or a whole `Response` (a file, special headers). */
  readonly answer: (call: PartnerCall) => Promise<Json | Response>
}

interface PublicRoute extends RouteBase {
  readonly access: 'public'
  readonly answer: (call: Call) => Promise<Json | Response>
}

export type Route = PartnerRoute | PublicRoute

/** How much sample data the first start creates; `full` is a mid-size partner (2,000 merchants, 135,000 trades). */
export const seedSizes = ['small', 'standard', 'full'] as const
export type SeedSize = (typeof seedSizes)[number]

export interface Seeding {
  readonly sql: Sql
  readonly partnerId: number
  readonly username: string
  readonly size: SeedSize
  readonly now: number
  readonly progress: (done: number, total: number) => void
}

/** Scheduled work. Of all instances on a store, one runs it at a time. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  /** @param now the platform's clock in Unix seconds */
  readonly run: (sql: Sql, now: number, channels: Channels) => Promise<void>
}

/** How a start changes what an earlier one has left. */
export interface Migrating {
  /** Says what was done, in one line. */
  readonly tell: (line: string) => void
  /** Whether values that no longer fit may be dropped; if not, the start is refused. */
  readonly discards: boolean
  /** Does something once the tables of all areas are in their form. */
  readonly later: (what: () => Promise<void>) => void
}

/** The samples of an area that keeps records. */
export interface Samples {
  /** The areas whose records refer to these. */
  readonly referredBy: readonly string[]
  /** Whether all records are untouched samples, made from a different declaration. */
  areOutdated(sql: Sql): Promise<boolean>
  /** Deletes the sandbox partners' records and their history. Returns how many there were. */
  remove(sql: Sql): Promise<number>
  /** Remembers how the samples have been made. Returns how many there are. */
  note(sql: Sql): Promise<number>
}

/** A part of the platform: its tables, calls, jobs and samples. */
export interface Area {
  /** Unique; the store remembers by it what has been seeded. */
  readonly name: string
  /**
   * Statements that create tables and indexes. They run at the first start and whenever one of them has changed, so each must
   * be idempotent (`create table if not exists`). `partner_id` leads every primary key and index.
   */
  readonly schema?: readonly string[]
  /** Brings the tables of an earlier declaration into the form of this one, before `schema` runs. Returns whether it changed any. */
  readonly migrate?: (sql: Sql, migrating: Migrating) => Promise<boolean>
  readonly routes?: readonly Route[]
  readonly jobs?: readonly Job[]
  readonly seed?: (seeding: Seeding) => Promise<void>
  /** Only if `seed` makes records that can be regenerated. */
  readonly samples?: Samples
  /** What the area adds to `GET /user/info`, for example `unread_announcement`. */
  readonly info?: (call: PartnerCall) => Promise<JsonObject>
}

export interface Sms {
  readonly mobile: string
  readonly text: string
}

export interface AccountOptions {
  /** Rounds of PBKDF2 for newly stored passwords and codes. */
  readonly passwordRounds: number
  readonly onSms: (sms: Sms) => void
}
