import type { Endpoint } from './endpoint'
import type { Field, Fields } from './field'
import type { Label } from './label'

/**
 * A call of the platform that belongs to no area and no page: signing in, registering, who is signed in. Declared as
 * endpoints are; the platform answers it by a handler of its own.
 */
export interface PlatformCall extends Pick<Endpoint, 'label' | 'query' | 'inputs' | 'requestId'> {
  /** `:name` in the path is a parameter, which `query` declares. */
  readonly call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
  /** What there is to know beside the name. */
  readonly note?: Label
  /** It is answered without a session. */
  readonly access?: 'public'
  /** The permission that it needs. */
  readonly permission?: string
  /** Of the envelope's `data`: its members, or one field when it has none. */
  readonly answer: Fields | Field
  /** What it may be refused with, beside what its inputs tell and what every call may be refused with. */
  readonly codes?: readonly number[]
}

/** Calls that belong together, by their names. */
export interface PlatformCalls {
  /** What the document calls them. */
  readonly name: string
  readonly label: Label
  readonly calls: { readonly [name: string]: PlatformCall }
}

/** Declares calls of the platform, so that who answers them knows their names. */
export const definePlatformCalls = <const C extends PlatformCalls>(calls: C): C => calls

/** What the platform sends to a partner's server by itself: its body, and what it takes for an answer. */
interface Push {
  readonly label: Label
  readonly body: Fields
  /** The body of the receiver's answer. */
  readonly accepted: string
}

export type Pushes = { readonly [name: string]: Push }

/** Declares what the platform sends by itself. */
export const definePushes = <const P extends Pushes>(pushes: P): P => pushes
