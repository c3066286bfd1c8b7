import type { Choices } from './kinds/choice'
import type { FieldBase, Kind } from './kinds/kind'
import type * as registry from './kinds/registry'

type Registry = typeof registry
type FieldIn<K> = K extends Kind<infer F, infer _> ? F : never
type ValueIn<K> = K extends Kind<infer _, infer V> ? V : never

/** A group of fields in one value. */
export interface ObjectField<F extends Fields = Fields> extends FieldBase {
  readonly kind: 'object'
  readonly fields: F
  /** The type of members that `fields` does not name (variables of a template); without it they are left out. */
  readonly values?: Field
}

/** Several groups of fields: refunds of a trade, the history of a complaint. Shown as a small table. */
export interface ListField<F extends Fields = Fields> extends FieldBase {
  readonly kind: 'list'
  readonly fields: F
  /** Few and small: sent with the rows of a list, not only with the detail. */
  readonly short?: true
}

/** A field of any kind. */
export type Field = { [K in keyof Registry]: FieldIn<Registry[K]> }[keyof Registry] | ObjectField | ListField

export type KindName = Field['kind']
export type FieldOf<K extends KindName> = Extract<Field, { readonly kind: K }>
export type Fields = { readonly [name: string]: Field }

type Chosen<C extends Choices> = `${keyof C & (string | number)}`

/** The value of a field that is not empty, on the wire and in the console. */
type PlainValue<F extends Field> = F extends { kind: 'choice'; numeric: true }
  ? number
  : F extends { kind: 'choice'; of: infer C extends Choices }
    ? Chosen<C>
    : F extends { kind: 'choices'; of: infer C extends Choices }
      ? readonly Chosen<C>[]
      : F extends { kind: 'object'; fields: infer G extends Fields }
        ? RecordOfFields<G> &
            (F extends { values: infer V extends Field } ? { readonly [name: string]: ValueOf<V> } : unknown)
        : F extends { kind: 'list'; fields: infer G extends Fields }
          ? readonly RecordOfFields<G>[]
          : F extends { kind: 'tags' }
            ? readonly (F extends { numeric: true } ? number : string)[]
            : F extends { kind: infer K extends keyof Registry }
              ? ValueIn<Registry[K]>
              : never

/** The type of a field's value; null only if the field is nullable. */
export type ValueOf<F extends Field> = F extends { nullable: true } ? PlainValue<F> | null : PlainValue<F>

export type RecordOfFields<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> }

/** The field at `field` or `field.member`. */
export const fieldAt = (fields: Fields, path: string): Field | undefined => {
  const [name = '', ...rest] = path.split('.')
  let field = Object.hasOwn(fields, name) ? fields[name] : undefined
  for (const part of rest)
    field = field?.kind === 'object' && Object.hasOwn(field.fields, part) ? field.fields[part] : undefined
  return field
}

export const pickFields = (fields: Fields, keep: (name: string, field: Field) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, field]) => keep(name, field)))
