import { describe, expect, it } from 'vitest'
import { scanLabels } from '@/build/allTexts'
import englishPack from '@/i18n/en/console'
import accountEs from '@/i18n/es/account'
import es from '@/i18n/es/console'
import loginEs from '@/i18n/es/pages'
import accountZh from '@/i18n/zh/account'
import zh from '@/i18n/zh/console'
import loginZh from '@/i18n/zh/pages'

const textsIn = (tree: object): readonly string[] =>
  Object.values(tree).flatMap((value: string | object) =>
    typeof value === 'string' ? [value] : textsIn(value),
  )

const labels = scanLabels('.')
/** The platform's texts for its error codes, which the console shows exactly as agreed. */
const ofPlatform = /^declaration\.errorCatalogue\./
const own = labels.filter(({ place }) => !ofPlatform.test(place))

/** All texts in a language: declared labels and packs. */
const chinese = [...textsIn([zh, loginZh, accountZh]), ...own.map((label) => label.zh)]
const spanish = [...textsIn([es, loginEs, accountEs]), ...own.map((label) => label.es)]
const english = [...textsIn(englishPack), ...own.map((label) => label.en)]

/** Without placeholders and code. */
const prose = (text: string) => text.replace(/`[^`]*`|%?\{\w+\}|\[\{.*\}\]/g, '')

describe('a text in Chinese', () => {
  it('has a space between Chinese and Latin letters or digits', () => {
    // The exact text that must end a text message.
    const agreed = '拒收请回复R'
    const tight = chinese.filter((text) =>
      /[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]/.test(prose(text).replace(agreed, '')),
    )
    expect(tight).toEqual([])
  })

  it('says “您” to the operator', () => {
    // These texts come from the specification, those of the demo’s pages too.
    const specified = ['你已被登出，可以取消继续留在该页面，或者重新登录']
    const ofDemo = labels.filter(({ place }) => place.startsWith('demo.')).map((label) => label.zh)
    const familiar = chinese.filter((text) => text.includes('你'))
    expect(familiar.filter((text) => ![...specified, ...ofDemo].includes(text))).toEqual([])
  })

  it('quotes in “ ” and has brackets as wide as its letters', () => {
    // Names of two channels, as their platform writes them.
    const names = ['抖店(OMS)', '抖店(ERP)']
    const other = chinese.filter((text) => /[「」]|[\u4e00-\u9fff] ?\(|\([\u4e00-\u9fff]/.test(text))
    expect(other.filter((text) => !names.includes(text))).toEqual([])
  })
})

it('a text begins with a word, not with the stop of another text', () => {
  expect([...chinese, ...spanish, ...english].filter((text) => /^(。|\.(?!\w))/.test(text))).toEqual([])
})

it('a text in Spanish quotes in « »', () => {
  expect(spanish.filter((text) => /[“”]/.test(text))).toEqual([])
})

it('a text in English has none of the words by which a translation is known', () => {
  expect(
    english.filter((text) => /\breckon|\banew\b|\bwhoever\b|\bby way of\b|\ba line,/i.test(text)),
  ).toEqual([])
})

it('a text in English or Spanish that begins with a number of things is right for one as well', () => {
  const things = 'records|rows|columns|groups|files|pictures|messages|e-mails|pages'
  const inSpanish = 'registros|filas|columnas|grupos|archivos|imágenes|mensajes|correos|páginas'
  const counted = new RegExp(
    `(?:^|[.:;] |the |los |las )\\{\\w+\\} (?:\\p{L}+ )?(?:${things}|${inSpanish})(?!\\p{L})`,
    'iu',
  )
  // Only used for several.
  const ofSeveral = /^The \{count\} selected records are handled/
  const wrong = [...english, ...spanish].filter(
    (text) => counted.test(text) && !text.includes('||||') && !ofSeveral.test(text),
  )
  expect(wrong).toEqual([])
})
