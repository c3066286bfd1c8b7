/** Receives the parts of an XML text in order; names have no prefix. */
export interface Walker {
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
