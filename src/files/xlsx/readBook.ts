import { UnreadableFile } from '../table'
import { type NumberFormat, numberFormatOf } from './numbers'

/** Receives the parts of an XML text in order; names have no prefix. */
interface Walker {
  /** @param attributes unparsed, see `attribute` */
  readonly open?: (name: string, attributes: string) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)([^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*)>/g

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const character = (whole: string, code: number): string =>
  Number.isNaN(code) || code > 0x10ffff ? whole : String.fromCodePoint(code)

/** Only XML's five entities and numeric ones are supported, so none can expand. */
const plain = (text: string): string =>
  text.replace(/&(#x?)?(\w+);/g, (whole, number: string | undefined, name: string) =>
    number ? character(whole, Number.parseInt(name, number === '#' ? 10 : 16)) : (named[name] ?? whole),
  )

export const walkXml = (xml: string, { open, text, close }: Walker): void => {
  let end = 0
  for (const match of xml.matchAll(token)) {
    const [whole, data, closing, name, attributes = ''] = match
    if (text && match.index > end) text(plain(xml.slice(end, match.index).replace(/\r\n?/g, '\n')))
    end = match.index + whole.length
    if (data !== undefined) text?.(data)
    if (name === undefined) continue
    if (!closing) open?.(name, attributes)
    if (closing || attributes.endsWith('/')) close?.(name)
  }
}

const patterns = new Map<string, RegExp>()

export const attribute = (attributes: string, name: string): string | undefined => {
  const pattern =
    patterns.get(name) ?? new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  const [, double, single] = pattern.exec(attributes) ?? []
  const value = double ?? single
  return value === undefined ? undefined : plain(value)
}

interface Book {
  readonly sheet: string
  readonly strings: string
  readonly styles: string
  readonly since1904: boolean
}

export const bookPaths = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'] as const

const pathOf = (target: string) => (target.startsWith('/') ? target : `xl/${target.replace(/^\.\//, '')}`)

/** @throws UnreadableFile if there is no sheet */
export const readBook = (workbook: string | undefined, relations: string | undefined): Book => {
  const targets = new Map<string, { type: string; path: string }>()
  walkXml(relations ?? '', {
    open: (name, attributes) => {
      const [id, target] = [attribute(attributes, 'Id'), attribute(attributes, 'Target')]
      if (name !== 'Relationship' || id === undefined || target === undefined) return
      // The types have two spellings with the same ending.
      const type = attribute(attributes, 'Type')?.split('/').at(-1) ?? ''
      targets.set(id, { type, path: pathOf(target) })
    },
  })
  const sheets: { readonly path: string; readonly hidden: boolean }[] = []
  let since1904 = false
  walkXml(workbook ?? '', {
    open: (name, attributes) => {
      if (name === 'workbookPr') since1904 ||= /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '')
      if (name !== 'sheet') return
      const target = targets.get(attribute(attributes, 'id') ?? '')
      if (target?.type === 'worksheet')
        sheets.push({
          path: target.path,
          hidden: (attribute(attributes, 'state') ?? 'visible') !== 'visible',
        })
    },
  })
  const sheet = sheets.find(({ hidden }) => !hidden) ?? sheets[0]
  if (!sheet) throw new UnreadableFile('broken')
  const path = (wanted: string) =>
    [...targets.values()].find(({ type }) => type === wanted)?.path ?? `xl/${wanted}.xml`
  return { sheet: sheet.path, strings: path('sharedStrings'), styles: path('styles'), since1904 }
}

export const readNumberFormats = (styles: string): readonly NumberFormat[] => {
  const codes = new Map<string, string>()
  const looks: NumberFormat[] = []
  let ofCells = false
  walkXml(styles, {
    open: (name, attributes) => {
      if (name === 'cellXfs') ofCells = true
      const id = attribute(attributes, 'numFmtId') ?? '0'
      if (name === 'numFmt') codes.set(id, attribute(attributes, 'formatCode') ?? '')
      if (name === 'xf' && ofCells) looks.push(numberFormatOf(Number(id), codes.get(id)))
    },
    close: (name) => {
      if (name === 'cellXfs') ofCells = false
    },
  })
  return looks
}

/** Spreadsheets write `_x000D_` for characters that XML cannot contain. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The texts that cells share, without phonetic guides. */
export const readStrings = (strings: string): readonly string[] => {
  const texts: string[] = []
  let text = ''
  let inside = false
  let aside = false
  walkXml(strings, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 't') inside = true
      if (name === 'rPh') aside = true
    },
    text: (part) => {
      if (inside && !aside) text += part
    },
    close: (name) => {
      if (name === 't') inside = false
      if (name === 'rPh') aside = false
      if (name === 'si') texts.push(unescaped(text))
    },
  })
  return texts
}
