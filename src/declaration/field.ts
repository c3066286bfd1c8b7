import type { BooleanField } from './kinds/boolean'
import type { ChoiceField, Choices, ChoicesField } from './kinds/choice'
import type { CodeField } from './kinds/code'
import type { EmailField, PhoneField, UrlField } from './kinds/contact'
import type { FilesField, ImageField, UploadedFile } from './kinds/file'
import type { HtmlField } from './kinds/html'
import type { IntegerField } from './kinds/integer'
import type { FieldBase } from './kinds/kind'
import type { MoneyField } from './kinds/money'
import type { MultilineField } from './kinds/multiline'
import type { PercentField } from './kinds/percent'
import type { ReferenceField } from './kinds/reference'
import type { SecretField } from './kinds/secret'
import type { TagsField } from './kinds/tags'
import type { TextField } from './kinds/text'
import type { DayField, TimestampField } from './kinds/time'

/** A group of fields in one value. */
export interface ObjectField<F extends Fields = Fields> extends FieldBase {
  readonly kind: 'object'
  readonly fields: F
  /** The kind of members that `fields` does not name, such as the variables of a template; without it they are left out. */
  readonly values?: Field
}

/** Several groups of fields, such as the refunds of a trade. Shown as a small table. */
export interface ListField<F extends Fields = Fields> extends FieldBase {
  readonly kind: 'list'
  readonly fields: F
  /** Few and small, so it is sent with the rows of a list and not only with the detail. */
  readonly short?: true
}

/** A field of any kind. The list is closed: `kinds` here and `src/screens/kinds` must each cover every kind. */
export type Field =
  | TextField
  | CodeField
  | MultilineField
  | HtmlField
  | IntegerField
  | MoneyField
  | PercentField
  | TimestampField
  | DayField
  | BooleanField
  | ChoiceField
  | ChoicesField
  | TagsField
  | PhoneField
  | EmailField
  | UrlField
  | ImageField
  | FilesField
  | SecretField
  | ReferenceField
  | ObjectField
  | ListField

export type KindName = Field['kind']
export type FieldOf<K extends KindName> = Extract<Field, { readonly kind: K }>
export type Fields = { readonly [name: string]: Field }

/** A value other than null. */
type PlainValue<F extends Field> = F extends { kind: 'choice'; numeric: true }
  ? number
  : F extends { kind: 'choice'; of: infer C extends Choices }
    ? `${keyof C & (string | number)}`
    : F extends { kind: 'choices'; of: infer C extends Choices }
      ? readonly `${keyof C & (string | number)}`[]
      : F extends { kind: 'object'; fields: infer G extends Fields }
        ? RecordOfFields<G> &
            (F extends { values: infer V extends Field } ? { readonly [name: string]: ValueOf<V> } : unknown)
        : F extends { kind: 'list'; fields: infer G extends Fields }
          ? readonly RecordOfFields<G>[]
          : F extends { kind: 'integer' | 'money' | 'percent' | 'timestamp' }
            ? number
            : F extends { kind: 'boolean' }
              ? boolean
              : F extends { kind: 'tags'; numeric: true }
                ? readonly number[]
                : F extends { kind: 'tags' }
                  ? readonly string[]
                  : F extends { kind: 'files' }
                    ? readonly UploadedFile[]
                    : string

/** The type of a field's value; null only if the field is nullable. */
export type ValueOf<F extends Field> = F extends { nullable: true } ? PlainValue<F> | null : PlainValue<F>

export type RecordOfFields<F extends Fields> = { readonly [N in keyof F]: ValueOf<F[N]> }

type Options<F extends FieldBase> = Omit<F, 'kind'>
type Exact<O, Allowed> = { readonly [K in Exclude<keyof O, keyof Allowed>]: never }

const maker =
  <K extends KindName>(kind: K) =>
  <const O extends Options<FieldOf<K>>>(
    options: O & Exact<O, Options<FieldOf<K>>>,
  ): O & { readonly kind: K } => ({
    ...options,
    kind,
  })

/** A single line of text. */
export const text = maker('text')
/** An identifier: monospace, copyable, filtered by exact match. */
export const code = maker('code')
/** Text of several lines. */
export const multiline = maker('multiline')
/** Formatted text, sanitised before it is shown. */
export const html = maker('html')
/** A whole number. */
export const integer = maker('integer')
/** An amount in whole fen or li. */
export const money = maker('money')
/** A percentage in whole basis points. */
export const percent = maker('percent')
/** A time in Unix seconds. */
export const timestamp = maker('timestamp')
/** A calendar day, `YYYY-MM-DD`. */
export const day = maker('day')
/** Yes or no. */
export const boolean = maker('boolean')
/** One of the given values. */
export const choice = maker('choice')
/** Several of the given values. */
export const choices = maker('choices')
/** Free text tags. */
export const tags = maker('tags')
/** A mainland mobile number, masked. */
export const phone = maker('phone')
/** An e-mail address, masked. */
export const email = maker('email')
/** A web address. */
export const url = maker('url')
/** The URL of an image. */
export const image = maker('image')
/** Uploaded files. */
export const files = maker('files')
/** A password or key. */
export const secret = maker('secret')
/** The key of a record of another area. */
export const reference = maker('reference')
/** A group of fields in one value. */
export const object = maker('object')
/** A list of groups of fields. */
export const list = maker('list')
