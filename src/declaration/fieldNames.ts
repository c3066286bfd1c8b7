import type { Fields } from './field'

/** The names in a condition, a list of conditions, or a list of names. */
type NamesIn<C> = C extends readonly (infer One)[] ? (One extends string ? One : NamesIn<One>) : keyof C

type ComputedNames<C> = C extends { readonly count: infer One }
  ? One
  : C extends
        | { readonly sum: readonly (infer One)[] }
        | { readonly difference: readonly (infer One)[] }
        | { readonly product: readonly (infer One)[] }
        | { readonly joined: readonly (infer One)[] }
    ? One
    : never

type UniqueNames<U> =
  | (U extends { readonly with: readonly (infer One)[] } ? One : never)
  | (U extends { readonly while: infer C } ? NamesIn<C> : never)

/** The names of other fields in the rules of a field. */
type Spoken<F> =
  | (F extends { readonly requiredWhen: infer C } ? NamesIn<C> : never)
  | (F extends { readonly shownWhen: infer C } ? NamesIn<C> : never)
  | (F extends { readonly atLeast: infer N } ? N : never)
  | (F extends { readonly atMost: infer N } ? N : never)
  | (F extends { readonly unique: infer U } ? UniqueNames<U> : never)
  | (F extends { readonly computed: infer C } ? ComputedNames<C> : never)
  | (F extends { readonly suggested: infer C } ? ComputedNames<C> : never)
  | (F extends { readonly takenFrom: `${infer R}.${string}` } ? R : never)

/** Fields whose rules only refer to each other. A rule that names any other field does not compile. */
export type SpeakingOf<F extends Fields> = {
  readonly [N in keyof F]: [Exclude<Spoken<F[N]>, keyof F | `${keyof F & string}.${string}`>] extends [never]
    ? unknown
    : { readonly 'no such field': Exclude<Spoken<F[N]>, keyof F> }
}
