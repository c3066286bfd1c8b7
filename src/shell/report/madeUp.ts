/** Returns the next random number, from 0 to below 1. */
export type Draw = () => number

export const drawn = (draw: Draw, least: number, most: number): number =>
  least + Math.floor(draw() * (most - least + 1))

/** The stems and branches of the Chinese calendar: nobody would mistake a row of them for a name. */
const signs = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥']
const small = [...'abcdefghijklmnopqrstuvwxyz']
const large = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** A text may be thirty megabytes, but a screen shows less. */
const longest = 300

const oneOf = (letters: readonly string[], draw: Draw): string =>
  letters[drawn(draw, 0, letters.length - 1)] ?? ''

const letterFor = (letter: string, draw: Draw): string => {
  if (/[0-9]/.test(letter)) return String(drawn(draw, 0, 9))
  if (/[a-z]/.test(letter)) return oneOf(small, draw)
  if (/[A-Z]/.test(letter)) return oneOf(large, draw)
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter))
    return oneOf(signs, draw)
  if (/\p{L}/u.test(letter)) return oneOf(small, draw)
  if (/\p{N}/u.test(letter)) return String(drawn(draw, 1, 9))
  // Punctuation, spaces and the stars of a masked number reveal nothing; emoji might.
  return /[\s\p{P}\p{Sc}\p{Sm}]/u.test(letter) ? letter : '☆'
}

/** Keeps a leading zero and does not introduce one. */
const likeIt = (text: string, draw: Draw): string => {
  const made = [...text].map((letter) => letterFor(letter, draw)).join('')
  if (text.startsWith('0')) return made.replace(/^\d/, '0')
  return /^\d/.test(text) ? made.replace(/^0/, '1') : made
}

const phone = /^(\+?86[- ]?)?1\d{2}[\d*]{8}$/
const email = /^[^\s@]+@[^\s@]+$/
const address = /^[a-z][a-z0-9+.-]*:\/\//i
const path = /^\/[\w.~%!$&'()*+,;=:@/?-]+$/
const colour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const tag = /<\/?([a-z][a-z0-9]*)\b[^<>]*>/i
/** Elements that formatted text needs to still look like itself. */
const keptTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'table',
  'tr',
  'td',
  'th',
]
const hexadecimal = [...'0123456789abcdef']
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** Replaces the words of formatted text, and keeps only the names of its elements. */
const htmlLike = (text: string, draw: Draw): string =>
  text.replace(/<[^<>]*>|[^<]+|</g, (part) => {
    const name = tag.exec(part)?.[1]?.toLowerCase()
    if (part.startsWith('<') && part.endsWith('>'))
      return name && keptTags.includes(name) ? `<${part[1] === '/' ? '/' : ''}${name}>` : ''
    return likeIt(part, draw)
  })

const attempt = (text: string, draw: Draw): string => {
  if (phone.test(text))
    return `154${[...text.slice(-8)].map((one) => (one === '*' ? one : drawn(draw, 0, 9))).join('')}`
  if (/^data:/i.test(text)) return picture
  if (address.test(text))
    return `https://example.com/${likeIt(text.replace(address, '').replace(/\W/g, 'x'), draw)}`
  if (email.test(text)) return `${likeIt(text.slice(0, text.lastIndexOf('@')), draw)}@example.com`
  if (path.test(text)) return `/example/${likeIt(text.replace(/\W/g, 'x'), draw)}`
  if (colour.test(text)) return `#${[...text.slice(1)].map(() => oneOf(hexadecimal, draw)).join('')}`
  return tag.test(text) ? htmlLike(text, draw) : likeIt(text, draw)
}

/**
 * A made-up text: another phone number (`154…`) for a phone number, an address at example.com for an address, otherwise
 * letters, digits and signs of the same form and length.
 *
 * @param isFree whether a text is neither real nor already taken
 */
export const madeUp = (text: string, draw: Draw, isFree: (made: string) => boolean): string => {
  const short = text.length > longest ? [...text].slice(0, longest).join('') : text
  // Only zeros and punctuation: nothing to hide.
  if (!/[\p{L}1-9]/u.test(short)) return short
  for (let tries = 0; tries < 50; tries += 1) {
    const made = attempt(short, draw)
    if (made === picture || isFree(made)) return made
  }
  // Short texts have too few variants, so make it longer.
  for (;;) {
    const made = `${attempt(short, draw)}${drawn(draw, 10, 9999)}`
    if (isFree(made)) return made
  }
}
