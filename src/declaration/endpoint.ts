import type { Call } from './action'
import type { Field, Fields, RecordOfFields, ValueOf } from './field'
import type { Label } from './label'
import type { Described } from './vocabulary'

/** A call that belongs to no list, detail, form or action. */
export interface Endpoint {
  /** For the API document and the permission table. */
  readonly label: Label
  readonly call: Call
  /** Query parameters. */
  readonly query?: Fields
  /** Body of a POST. */
  readonly inputs?: Fields
  /** The envelope's `data`. Without a `required` field the screen cannot work. */
  readonly answer: Fields
  /** The call requires a `request_id`. `'own'`: as an input, and the rule decides what a repeated call answers. */
  readonly requestId?: boolean | 'own'
  /** Requires `vcode`, the SMS code of `POST /user/sendverifysms`: always, or only if this input is sent. */
  readonly verified?: true | string
  /** The capability that permits it (`list`, `detail`, the name of an action or endpoint); by default its own name. */
  readonly capability?: string
}

export const endpointParts: Described<Endpoint> = {
  label: 'label',
  call: 'readCall',
  query: 'fieldset?',
  inputs: 'fieldset?',
  answer: 'fieldset',
  requestId: { either: [{ oneOf: ['own'] }, 'flag'], optional: true },
  verified: { either: ['yes', 'input'], optional: true },
  capability: 'capability?',
}

export type Endpoints = { readonly [name: string]: Endpoint }

type Required<F extends Fields> = {
  [N in keyof F]: F[N] extends { readonly required: true } ? N : never
}[keyof F]

/** What is sent for a set of fields; only required fields must be present. */
type SentOf<F> = F extends Fields
  ? Pick<RecordOfFields<F>, Required<F>> & Partial<RecordOfFields<F>>
  : Record<never, never>

export type QueryOf<E extends Endpoint> = SentOf<E['query']>
export type InputOf<E extends Endpoint> = SentOf<E['inputs']>

/** A value of an answer; a number or a state may be missing. */
type AnswerValue<F extends Field> = F extends { kind: 'object'; fields: infer G extends Fields }
  ? AnswerFields<G> | (F extends { nullable: true } ? null : never)
  : F extends { kind: 'list'; fields: infer G extends Fields }
    ? readonly AnswerFields<G>[]
    : F extends { required: true }
      ? ValueOf<F>
      : F extends { kind: 'choice' }
        ? ValueOf<F> | null
        : ValueOf<F> extends number | null
          ? ValueOf<F> | null
          : ValueOf<F>

type AnswerFields<F extends Fields> = { readonly [N in keyof F]: AnswerValue<F[N]> }

/**
 * The answer of a call. A platform may send less than declared: in a GET answer a missing number or state is null, in
 * others the field is absent. If a `required` field is missing, the call fails.
 */
export type AnswerOf<E extends Endpoint> = E['call'] extends `GET ${string}`
  ? AnswerFields<E['answer']>
  : {
      readonly [N in keyof E['answer'] as E['answer'][N] extends { readonly required: true }
        ? N
        : never]: AnswerValue<E['answer'][N]>
    } & {
      readonly [N in keyof E['answer']]?: E['answer'][N] extends { readonly nullable: true }
        ? AnswerValue<E['answer'][N]>
        : NonNullable<AnswerValue<E['answer'][N]>>
    }

/** The capability that permits an endpoint: the last part of the permission key. */
export const capabilityOf = (name: string, { capability = name }: Pick<Endpoint, 'capability'>): string =>
  capability

/** Declares endpoints in a file of their own, so that components get their types. */
export const defineEndpoints = <const E extends Endpoints>(endpoints: E): E => endpoints
