import type { Dictionary } from './dictionary'
import { type AreaEvidence, type FieldEvidence, saysLabel } from './evidence'
import type { Proposal } from './judge'
import { wordsOf } from './wordsOf'

/*
 * A word for an outcome may mean something else elsewhere: an order is paid, and so is a holiday. Its label here comes from one
 * subject. If nothing else suggests that subject, the label may be wrong and still look right.
 */

interface Sense {
  readonly words: readonly string[]
  readonly subject: string
  /** Words that only occur in areas of the subject. */
  readonly signs: readonly string[]
}

const money =
  'fee fen li yuan amount price cost money balance pay payment payer payee payable refund refunded charge deposit freight commission order trade bill invoice transaction purchase currency due debt arrears'
const goods =
  'goods sku item product stock warehouse order trade parcel package shipment ship shipping delivery deliver express courier carrier tracking logistics waybill freight receiver consignee address return refund'

const senses: readonly Sense[] = [
  { words: 'paid unpaid settled unsettled'.split(' '), subject: 'payments', signs: money.split(' ') },
  {
    words: 'shipped delivered received returned picked packed signed insured transit'.split(' '),
    subject: 'goods on their way',
    signs: goods.split(' '),
  },
]

/** A sort order is not an order of goods. */
const signsIn = (name: string): readonly string[] => {
  const words = wordsOf(name)
  return words.join('_') === 'sort_order' ? [] : words.map((word) => word.replace(/s$/, ''))
}

/** Names that most areas have, so they suggest no subject. */
const common =
  'id no code name title status state type kind remark note description create_time update_time created_at updated_at creator operator sort_order is_enable'.split(
    ' ',
  )

/** The sense of a name's words, unless the names beside it suggest the same subject. */
const ofSubject = (word: string, beside: readonly string[]): Sense | undefined => {
  const own = wordsOf(word)
  const sense = senses.find(({ words }) => own.some((one) => words.includes(one)))
  const found = beside.flatMap(signsIn).filter((one) => !sense?.words.includes(one))
  return sense && !found.some((one) => sense.signs.includes(one)) ? sense : undefined
}

const doubtOf = (name: string, zh: string, from: string): string =>
  `${name} is called “${zh}” as ${from}; write what it is called here`

const doubtsOf = (
  { name, kind, label, of = {} }: Proposal,
  evidence: FieldEvidence | undefined,
  beside: readonly string[],
  dictionary: Dictionary,
): readonly string[] => {
  const values = Object.entries(of).flatMap(([value, { zh }]) => {
    const sense = ofSubject(value, [...beside, name])
    const isTold = evidence?.schema?.['x-values']?.[value] !== undefined
    return sense && zh !== '' && !isTold ? [doubtOf(value, zh, `in ${sense.subject}`)] : []
  })
  if (kind !== 'boolean' || label.zh === '' || (evidence && saysLabel(evidence))) return values
  const sense = ofSubject(name, [...beside, ...wordsOf(name)])
  if (sense) return [...values, doubtOf(name, label.zh, `in ${sense.subject}`)]
  const others = dictionary.onlyBeside(name)
  const shares = others?.some((other) => !common.includes(other) && beside.includes(other))
  return others && !shares
    ? [...values, doubtOf(name, label.zh, 'in one area that this has nothing in common with')]
    : values
}

/** Fields with doubts about words that mean something else in other areas. */
export const withDoubtfulWords = (
  fields: readonly Proposal[],
  area: string,
  evidence: AreaEvidence,
  dictionary: Dictionary,
): readonly Proposal[] =>
  fields.map((field) => {
    const beside = [area, ...fields.flatMap(({ name }) => (name === field.name ? [] : [name]))]
    const own = evidence.fields.find(({ name }) => name === field.name)
    const found = doubtsOf(field, own, beside, dictionary)
    return found.length === 0 ? field : { ...field, doubts: [...field.doubts, ...found] }
  })
