import type { Call } from './action'
import type { Field, Fields, RecordOfFields, ValueOf } from './field'
import type { Label } from './label'

/** A call that no list, detail, form or action makes: what is sent, and what is answered. */
export interface Endpoint {
  /** What it does; for the API document and the table of permissions. */
  readonly label: Label
  readonly call: Call
  /** Parameters in the address. */
  readonly query?: Fields
  /** The body of a POST. */
  readonly inputs?: Fields
  /** The envelope's `data`. `required`: the screen cannot do without it. */
  readonly answer: Fields
  /**
   * The call cannot do without a `request_id` (domain §1). `'own'`: it is one of the inputs, and the rule says itself what
   * a repetition is answered, in place of the first answer.
   */
  readonly requestId?: boolean | 'own'
  /**
   * It wants the code that `POST /user/sendverifysms` sent to the operator's mobile, as `vcode`: always, or when the input
   * of this name is sent.
   */
  readonly verified?: true | string
  /** The capability that it needs (`list`, `detail`, the name of an action or endpoint); its own name without it. */
  readonly capability?: string
}

export type Endpoints = { readonly [name: string]: Endpoint }

type Required<F extends Fields> = {
  [N in keyof F]: F[N] extends { readonly required: true } ? N : never
}[keyof F]

/** What is sent for a set of fields: what is not required may be left out. */
export type SentOf<F> = F extends Fields
  ? Pick<RecordOfFields<F>, Required<F>> & Partial<RecordOfFields<F>>
  : Record<never, never>

export type QueryOf<E extends Endpoint> = SentOf<E['query']>
export type InputOf<E extends Endpoint> = SentOf<E['inputs']>

/** A value of an answer: a number or a state may not have been told. */
type ToldValue<F extends Field> = F extends { kind: 'object'; fields: infer G extends Fields }
  ? ToldFields<G> | (F extends { nullable: true } ? null : never)
  : F extends { kind: 'list'; fields: infer G extends Fields }
    ? readonly ToldFields<G>[]
    : F extends { required: true }
      ? ValueOf<F>
      : F extends { kind: 'choice' }
        ? ValueOf<F> | null
        : ValueOf<F> extends number | null
          ? ValueOf<F> | null
          : ValueOf<F>

type ToldFields<F extends Fields> = { readonly [N in keyof F]: ToldValue<F[N]> }

/**
 * What a call answers. A platform may tell less than is declared: a call that reads has null then in place of a number or a
 * state, one that writes lacks the field. What is `required` is there, or the call fails.
 */
export type AnswerOf<E extends Endpoint> = E['call'] extends `GET ${string}`
  ? ToldFields<E['answer']>
  : {
      readonly [N in keyof E['answer'] as E['answer'][N] extends { readonly required: true }
        ? N
        : never]: ToldValue<E['answer'][N]>
    } & {
      readonly [N in keyof E['answer']]?: E['answer'][N] extends { readonly nullable: true }
        ? ToldValue<E['answer'][N]>
        : NonNullable<ToldValue<E['answer'][N]>>
    }

/** The capability of an endpoint: the last part of the permission's key. */
export const capabilityOf = (name: string, { capability = name }: Pick<Endpoint, 'capability'>): string =>
  capability

/**
 * Declares calls, apart from what they belong to, so that components know their types.
 *
 * @example export const endpoints = defineEndpoints({ test: { label, call: 'POST /user/testpush', answer: {} } })
 */
export const defineEndpoints = <const E extends Endpoints>(endpoints: E): E => endpoints
