import { UnreadableFile } from '../table'
import { type NumberFormat, numberFormatOf } from './numbers'

/** Receives the parts of an XML text in order; names have no prefix. `within`: the open elements, outermost first. */
interface Walker {
  /** @param attributes unparsed, see `attribute` */
  readonly open?: (name: string, attributes: string, within: readonly string[]) => void
  readonly text?: (text: string, within: readonly string[]) => void
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
  const within: string[] = []
  let end = 0
  for (const match of xml.matchAll(token)) {
    const [whole, data, closing, name, attributes = ''] = match
    if (match.index > end) text?.(plain(xml.slice(end, match.index).replace(/\r\n?/g, '\n')), within)
    end = match.index + whole.length
    if (data !== undefined) text?.(data, within)
    if (name === undefined) continue
    if (!closing) {
      open?.(name, attributes, within)
      within.push(name)
    }
    if (closing || attributes.endsWith('/')) {
      within.pop()
      close?.(name)
    }
  }
}

/** Whether a text is part of a cell's content, not of a phonetic guide. */
export const isContent = (within: readonly string[]): boolean =>
  /^[tv]$/.test(within.at(-1) ?? '') && !within.includes('rPh')

const patterns = new Map<string, RegExp>()

export const attribute = (attributes: string, name: string): string | undefined => {
  const pattern =
    patterns.get(name) ?? new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  const [, double, single] = pattern.exec(attributes) ?? []
  const value = double ?? single
  return value === undefined ? undefined : plain(value)
}

export const bookPaths = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'] as const

const pathOf = (target: string) => (target.startsWith('/') ? target : `xl/${target.replace(/^\.\//, '')}`)

/** @throws UnreadableFile if there is no sheet */
export const readBook = (workbook: string | undefined, relations: string | undefined) => {
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
  walkXml(styles, {
    open: (name, attributes, within) => {
      const id = attribute(attributes, 'numFmtId') ?? '0'
      if (name === 'numFmt') codes.set(id, attribute(attributes, 'formatCode') ?? '')
      if (name === 'xf' && within.at(-1) === 'cellXfs') looks.push(numberFormatOf(Number(id), codes.get(id)))
    },
  })
  return looks
}

/** Spreadsheets write `_x000D_` for characters that XML cannot contain. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The texts that cells share. */
export const readStrings = (strings: string): readonly string[] => {
  const texts: string[] = []
  let text = ''
  walkXml(strings, {
    open: (name) => {
      if (name === 'si') text = ''
    },
    text: (part, within) => {
      if (isContent(within)) text += part
    },
    close: (name) => {
      if (name === 'si') texts.push(unescaped(text))
    },
  })
  return texts
}
