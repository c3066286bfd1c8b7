import type { Permissions } from '@/declaration'
import type { Sql } from '../store/sql'
import type { Channels } from './channels'

/** What a call carries and answers: anything that JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json | undefined }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who is signed in. */
export interface SignedIn {
  readonly accountId: number
  readonly partnerId: number
  readonly username: string
  readonly permissions: Permissions
}

/** One call as an area sees it. */
export interface Call {
  /** The store. In a write it is the call's transaction; a refusal or a throw rolls all of it back. */
  readonly sql: Sql
  /** The platform's clock in Unix seconds; the same value during the whole call. */
  readonly now: number
  /** The simulated world outside. */
  readonly channels: Channels
  /** The network address that the call comes from; undefined when it is not known. */
  readonly peer: string | undefined
  /** Values of `:name` parts of the path. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The parsed JSON object of a write; `{}` when there is none. */
  readonly body: JsonObject
  /** Of a call that takes a form: all of it, `body` being its texts. */
  readonly form?: FormData
  readonly request: Request
}

/** A call of a signed-in partner. Every statement must be limited to `partnerId`: no row of another partner, ever. */
export interface PartnerCall extends Call {
  readonly partnerId: number
  readonly account: SignedIn
}

interface RouteOf {
  /** Method and path below /api, for example `POST /user/cleargrant` or `GET /rest/merchant/:id`. */
  readonly call: `${Method} /${string}`
  /**
   * `envelope` (default): `{code, message, data}`, refusals with HTTP 200. `rest`: the answer is the bare JSON value,
   * and a refusal has the HTTP status of its kind (401, 400, 404, 403, 409, 422, 500) with the envelope as its body.
   */
  readonly form?: 'envelope' | 'rest'
  /** `form`: it takes a form with files (multipart/form-data) in place of JSON. */
  readonly body?: 'form'
  /** `false` for a write that must keep what it wrote although it is refused (a counter); default `true`. */
  readonly atomic?: boolean
  /**
   * `true`: the call spends, sends, refunds or creates, and `request_id` (8–64 characters) is required. `'optional'`: it
   * is honoured when it comes. The same id with the same body within 24 hours gets the first answer again, with another
   * body 10005. A refused call is forgotten, because the operator mends the form and sends it again from the same dialog
   * (domain §1); a batch of which some records failed was done, and is remembered with them.
   */
  readonly idempotent?: true | 'optional'
}

type PermissionKeys = string | readonly string[]

export interface PartnerRoute extends RouteOf {
  readonly access?: 'partner'
  /**
   * The key of `Permissions` that the account must have, or several of which it must have all; by the body where the
   * body says what is meant. Every account may call a route without one.
   */
  readonly permission?: PermissionKeys | ((body: JsonObject) => PermissionKeys)
  /** The partner whose accounts alone may call it; those of all partners without it. */
  readonly only?: number
  /**
   * Done before the transaction of a write, and kept though the call is refused. Gives what the transaction begins with,
   * which a repeated request passes over.
   */
  readonly prepare?: (call: PartnerCall) => Promise<(step: Sql) => Promise<void>>
  /** Gives the envelope's `data`, or a `Response` of its own (a file, a header such as Content-Range). */
  readonly answer: (call: PartnerCall) => Promise<Json | Response>
}

interface PublicRoute extends RouteOf {
  /** Answers without a session: sign-in, registration, the API document. */
  readonly access: 'public'
  readonly answer: (call: Call) => Promise<Json | Response>
}

export type Route = PartnerRoute | PublicRoute

/** How much sample data the first start makes: `full` is a mid-size partner (2,000 merchants, 135,000 trades). */
export const seedSizes = ['small', 'standard', 'full'] as const
export type SeedSize = (typeof seedSizes)[number]

/** What an area needs to make the sample records of one partner. */
export interface Seeding {
  /** The transaction of the whole seed: all areas of all partners appear together or not at all. */
  readonly sql: Sql
  readonly partnerId: number
  readonly username: string
  readonly size: SeedSize
  /** Unix seconds; all sample times are relative to it. */
  readonly now: number
  /** Tells the person who waits how far this area is. */
  readonly progress: (done: number, total: number) => void
}

/** Timed work. Exactly one instance runs it at a time, however many share the store. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  /** @param now the platform's clock in Unix seconds */
  readonly run: (sql: Sql, now: number, channels: Channels) => Promise<void>
}

/** A business area as the platform runs it. */
export interface Area {
  /** Unique; remembered by the store as the mark that this area has been seeded. */
  readonly name: string
  /**
   * Statements that make tables and indexes, run at every start and after every reload, so each must be harmless when
   * its work is done (`create table if not exists`, `alter table … add column if not exists`). `partner_id` leads
   * every primary key and every index.
   */
  readonly schema?: readonly string[]
  readonly routes?: readonly Route[]
  readonly jobs?: readonly Job[]
  /** Runs once per partner, in the order of the areas, when the store has no data of this area yet. */
  readonly seed?: (seeding: Seeding) => Promise<void>
  /** What the area adds to `GET /user/info`, for example `unread_announcement`. */
  readonly info?: (call: PartnerCall) => Promise<JsonObject>
}
