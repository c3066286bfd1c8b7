import type { FieldOf, KindName } from '@/declaration'
import { boolean, choice, choices } from './input/choice'
import { list, object } from './input/composite'
import { files, image } from './input/file'
import { html } from './input/html'
import type { KindEntry } from './input/input'
import { integer, money, percent } from './input/number'
import { reference } from './input/reference'
import { tags } from './input/tags'
import { code, email, multiline, phone, secret, text, url } from './input/text'
import { day, timestamp } from './input/time'

/** How values of every kind are entered. A kind that is declared and missing here does not compile. */
export const entries: { readonly [K in KindName]: KindEntry<FieldOf<K>> } = {
  text,
  code,
  multiline,
  html,
  integer,
  money,
  percent,
  timestamp,
  day,
  boolean,
  choice,
  choices,
  tags,
  phone,
  email,
  url,
  image,
  files,
  secret,
  reference,
  object,
  list,
}
