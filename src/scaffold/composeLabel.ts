import { type Label, l } from '@/declaration'
import { acts } from './acts'
import { businessNouns } from './businessWords'
import { withoutUnit } from './measures'
import { saysKind } from './names'
import { phrases } from './phrases'
import { qualities } from './qualities'
import { values } from './values'
import { nouns, people } from './words'
import { wordsOf } from './wordsOf'

interface Word extends Label {
  /** The Spanish form used when this word comes before another; undefined if it can only end a name. */
  readonly of?: string
}

const read = (table: string): ReadonlyMap<string, Word> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const space = line.indexOf(' ')
        const [zh = '', en = '', es = '', of] = line.slice(space + 1).split(' | ')
        return [line.slice(0, space), { zh, en, es, of }]
      }),
  )

const words = read(nouns.trimEnd() + businessNouns.trimEnd() + acts)
const said = read(values.trimEnd() + phrases)
const adjectives = read(qualities)

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The word as written inside a sentence: `Fecha` but `ID`. */
const inside = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** The verb of a participle: `created` gives `create`, `shipped` ship, and `paid` pay. */
const act = (word: string): string =>
  ({ paid: 'pay', sent: 'send' })[word] ??
  [/d$/, /ed$/, /([b-z])(?=\1ed$).+$/, /ied$/]
    .map((ending) => word.replace(ending, (end, kept) => (end === 'ied' ? 'y' : end.length > 2 ? kept : '')))
    .find((stem) => stem !== word && words.get(stem)?.of !== undefined) ??
  word

const isFeminine = (noun: string): boolean =>
  /(as?|ión|iones|dad|dades|[iI]magen|[cC]lave|[cC]alle|URL)$/.test(noun) && !/^(Días?|Idiomas?)$/.test(noun)

/** Words whose accent is added or moves. */
const irregular: { readonly [noun: string]: string } = {
  imagen: 'imágenes',
  volumen: 'volúmenes',
  examen: 'exámenes',
  orden: 'órdenes',
}
const bare: { readonly [letter: string]: string } = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

/** The plural of a Spanish noun: cupón, cupones; envío, envíos; país, países; existencias. */
const plural = (noun: string): string => {
  const known = irregular[inside(noun)]
  if (known) return noun === inside(noun) ? known : sentence(known)
  if (/[aeiouáéóc]$/.test(noun)) return `${noun}s`
  if (/[^áéíóú]s$/.test(noun) && !/^\p{L}{2,3}$/u.test(noun)) return noun
  if (/z$/.test(noun)) return noun.replace(/z$/, 'ces')
  return `${noun.replace(/[áéóú](?=[ns]$)|í(?=n$)/, (letter) => bare[letter] ?? letter)}es`
}

/** The plural of an English noun that may have words before it: delivery, deliveries; address, addresses; goods. */
const severalInEnglish = (noun: string): string => {
  if (/goods$/i.test(noun)) return noun
  return /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : `${noun.replace(/(s|h)$/, '$1e')}s`
}

const severalOf = (one: Word | undefined): Label | undefined =>
  one === undefined || /\s/.test(one.es) ? undefined : l(one.zh, severalInEnglish(one.en), plural(one.es))

const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/es$/, ''],
  [/s$/, ''],
]

/** An area's name for a single record: `purchaseOrder` for `purchaseOrders`. Any name that is not a known plural stays. */
export const singularName = (name: string): string => {
  const last = wordsOf(name).at(-1) ?? ''
  const ending = endings.find(([plural, one]) => plural.test(last) && words.has(last.replace(plural, one)))
  return ending ? name.replace(...ending) : name
}

/** Marks the boundary in a name of two known words: `purchaseOrders` for `purchaseorders`. Any other stays. */
export const boundedName = (name: string): string => {
  if (!/^[a-z]+$/.test(name) || composeLabel(name)) return name
  const bounded = Array.from(
    { length: name.length },
    (_, at) => name.slice(0, at) + name.charAt(at).toUpperCase() + name.slice(at + 1),
  )
  return bounded.find((one) => wordsOf(one).length === 2 && composeLabel(singularName(one))) ?? name
}

/** A thing with a word before it: `receiver_mobile` is the mobile of the receiver. */
const before = (first: string, rest: Label): Label | undefined => {
  const quality = adjectives.get(first)
  if (quality) {
    const [noun = ''] = rest.es.split(' ')
    const [he = '', she = he] = quality.es.replace('^', '').split('/')
    const one = isFeminine(noun) ? she : he
    // "Horas estimadas", but "Existencias de seguridad".
    const said = /[aeo]s$/.test(noun) && noun.length > 3 && !/\s/.test(one) ? plural(one) : one
    const es = quality.es.startsWith('^')
      ? `${said} ${inside(rest.es)}`
      : rest.es.replace(noun, `${noun} ${said}`)
    return l(quality.zh + rest.zh, `${quality.en} ${rest.en}`, es)
  }
  if (rest === words.get('name') && people.includes(first)) return before(first, { ...rest, zh: '姓名' })
  const word = words.get(first) ?? words.get(act(first))
  if (word?.of === undefined) return undefined
  // General kinds and numbers take no article: "Tipo de pedido", but "Estado del pedido".
  const of = /^(Tipo|Categoría|Modo|Método|Nivel|N\.º|Número|Código)$/.test(rest.es)
    ? word.of.replace(/^(del|de la|de los|de las) /, 'de ')
    : word.of
  return l(word.zh + rest.zh, `${word.en} ${rest.en}`, `${rest.es} ${of}`)
}

const phraseOf = (parts: readonly string[]): Label | undefined =>
  said.get(parts.join('_')) ?? said.get(parts.map(act).join('_').replace(/_at$/, '_time'))

/** A phrase for a thing that can belong to another: `seller_tax_no` is the tax number of the seller. */
const thing = (parts: readonly string[]): Label | undefined => {
  const phrase = /^(no|code|number|rate|amount|price|fee)$/.test(parts.at(-1) ?? '') && phraseOf(parts)
  return phrase ? l(phrase.zh, inside(phrase.en), phrase.es) : undefined
}

const ofWords = (parts: readonly string[]): Label | undefined => {
  const phrase = phraseOf(parts)
  if (phrase) return phrase
  const [first = '', ...rest] = parts
  const named = rest.length > 1 ? thing(rest) : undefined
  const whole = named && before(first, named)
  if (whole) return whole
  const last = parts.at(-1) ?? ''
  const one = words.get(last) ?? severalOf(words.get(singularName(last)))
  if (parts.length === 1) return one
  const counted = /^(count|num|times)$/.test(last) ? severalOf(words.get(parts.at(-2) ?? '')) : undefined
  let label: Label | undefined = counted ? l(`${counted.zh}数`, counted.en, counted.es) : one
  for (const word of parts.slice(0, counted ? -2 : -1).toReversed()) label = label && before(word, label)
  return label
}

/**
 * A label composed from the words of a field's or a value's name. Undefined unless every word is known and the result reads
 * naturally in all languages.
 */
export const composeLabel = (name: string): Label | undefined => {
  const own = said.get(wordsOf(name).join('_'))
  if (own) return l(own.zh, own.en, own.es)
  const [first = '', ...rest] = wordsOf(name)
  const asked = /^(is|has)$/.test(first) && rest.length > 0
  const named = asked ? rest : [first, ...rest]
  const parts = withoutUnit(named)
  // Four words in a row are unreadable in any language.
  const label = parts.length > 3 ? undefined : ofWords(parts)
  return label && l(asked ? `是否${label.zh}` : label.zh, sentence(label.en), sentence(label.es))
}

/** The label of a choice's value: `NORMAL` means the usual kind, or a state in which nothing is wrong. */
export const composeValue = (field: string, value: string): Label | undefined => {
  const kind = saysKind(field) ? said.get(`kind.${wordsOf(value).join('_')}`) : undefined
  return kind ? l(kind.zh, kind.en, kind.es) : composeLabel(value)
}

/** A name as words, if there is no label: `seller_xyz` is "Seller xyz". */
export const readableName = (name: string): string => sentence(wordsOf(name).join(' '))
