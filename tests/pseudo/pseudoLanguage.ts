import type { TestLanguage } from '../../src/build/languages'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  O: 'Ó',
}

/** Text in braces is a placeholder, and the bars separate plural forms. Both stay as they are. */
const kept = /(%?\{\w+\}|\|\|\|\|)/

/** As much as a translation into a long language may add, in words of at most five letters. */
const padding = (length: number): string =>
  '·'.repeat(Math.ceil(length * 0.4)).replace(/·{5}(?=·)/g, '····· ')

/** A text as a longer language would have it: `[Mérchánts ····]`. */
export const lengthened = (english: string): string =>
  english.trim() === ''
    ? english
    : english
        .split('||||')
        .map((form) => {
          const text = form.trim()
          const letters = text
            .split(kept)
            .map((part) =>
              kept.test(part) ? part : part.replace(/[aeiouAEO]/g, (one) => accents[one] ?? one),
            )
            .join('')
          return `[${letters} ${padding(text.length)}]`
        })
        .join(' |||| ')

/** English with accents and 40 % longer. `en-XA` is the tag that pseudo-locales have; dates and numbers are English. */
export const pseudoLanguage: TestLanguage = { locale: 'en-XA', name: '[Pséúdó ···]', textOf: lengthened }
