import type { Endpoint } from './endpoint'
import type { Field, Fields } from './field'
import type { Label } from './label'

/** A call that belongs to no area or page, such as signing in. It has its own handler. */
export interface PlatformCall extends Pick<Endpoint, 'label' | 'query' | 'inputs' | 'requestId'> {
  /** `:name` in the path is a parameter declared in `query`. */
  readonly call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
  /** A remark for the API document. */
  readonly note?: Label
  readonly access?: 'public'
  readonly permission?: string
  /** The envelope's `data`: its members, or one field if it is a single value. */
  readonly answer: Fields | Field
  /** Error codes, besides those of its inputs and those any call may answer. */
  readonly codes?: readonly number[]
}

export interface PlatformCalls {
  /** The group's tag in the API document. */
  readonly name: string
  readonly label: Label
  readonly calls: { readonly [name: string]: PlatformCall }
}

export const definePlatformCalls = <const C extends PlatformCalls>(calls: C): C => calls

/** A webhook: the body the platform sends to a partner's server, and the answer it expects. */
interface Push {
  readonly label: Label
  readonly body: Fields
  /** The expected body of the receiver's answer. */
  readonly accepted: string
}

export type Pushes = { readonly [name: string]: Push }

export const definePushes = <const P extends Pushes>(pushes: P): P => pushes
