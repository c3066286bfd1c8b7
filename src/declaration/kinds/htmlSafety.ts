/** One tag as a browser would read it; closing tags have no attributes. */
interface Tag {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
}

const forbiddenTags = new Set(
  (
    'script iframe frame frameset object embed applet form input button select textarea meta base link svg math ' +
    // Browsers do not parse their content as markup, so a quote inside them could hide a tag from another parser.
    'template title noscript noembed noframes xmp plaintext'
  ).split(' '),
)

const loading = new Set(['src', 'srcset', 'background', 'poster', 'lowsrc', 'dynsrc'])
const leading = new Set(['href', 'xlink:href', 'action', 'formaction', 'cite', 'longdesc', 'ping', 'data'])
const harmlessSchemes = new Set(['http', 'https', 'mailto', 'tel'])

const attribute = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y

/** Reads tags as a browser does, in linear time; undefined if a tag has no end or its quotes do not match. */
const tagsOf = (html: string): Tag[] | undefined => {
  const tags: Tag[] = []
  const start = /<\/?([a-z][^\s/>]*)/gi
  for (let found = start.exec(html); found; found = start.exec(html)) {
    const attributes: [string, string][] = []
    attribute.lastIndex = start.lastIndex
    let end = start.lastIndex
    for (let part = attribute.exec(html); part; part = attribute.exec(html)) {
      attributes.push([(part[1] ?? '').toLowerCase(), part[2] ?? part[3] ?? part[4] ?? ''])
      end = attribute.lastIndex
    }
    while (/[\s/]/.test(html[end] ?? '')) end += 1
    if (html[end] !== '>') return undefined
    tags.push({ name: (found[1] ?? '').toLowerCase(), attributes })
    start.lastIndex = end
  }
  return tags
}

const entities: Readonly<Record<string, string>> = { colon: ':', tab: '', newline: '', sol: '/', lpar: '(' }

/** An attribute value as a browser reads an address in it: entities resolved, white space and control characters removed. */
const plainAddress = (value: string): string =>
  value
    .replace(/&#(x[0-9a-f]{1,6}|\d{1,7});?/gi, (_, digits: string) => {
      const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replace(/&(\w{1,8});/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/[\p{Cc}\p{Cf}\s]/gu, '')
    .toLowerCase()

const isHttps = (address: string) => address.startsWith('https://')

const isHarmlessLink = (address: string) => {
  const scheme = /^([^/?#{]*?):/.exec(address)?.[1]
  return scheme === undefined || harmlessSchemes.has(scheme)
}

/** Whether a style loads nothing but https pictures. Anything that loads without `url()` is refused. */
const isHarmlessStyle = (style: string): boolean => {
  const plain = plainAddress(style)
  return (
    !/\\|expression\(|@import|-moz-binding|(?<![a-z-])behavior:|image-set\(|(?<![a-z-])(?:image|src)\(/.test(
      plain,
    ) && !/url\((?!["']?https:\/\/)/.test(plain)
  )
}

const isHarmlessAttribute = ([name, value]: readonly [string, string]): boolean => {
  // A tag inside a value: two parsers may disagree about where the value ends.
  if (name.startsWith('on') || /["'<]/.test(name) || /<[a-z/!?]/i.test(value)) return false
  if (name === 'style') return isHarmlessStyle(value)
  const address = plainAddress(value)
  if (name === 'srcset') return address.split(',').every(isHttps)
  if (loading.has(name)) return isHttps(address)
  return !leading.has(name) || isHarmlessLink(address)
}

const sheetsOf = (html: string): string[] =>
  html
    .split(/<style\b/i)
    .slice(1)
    .map((rest) => rest.split(/<\/style/i)[0] ?? '')

/** Whether a body may run or submit something. It errs on the side of refusing, and does not replace sanitising. */
export const isUnsafeHtml = (html: string): boolean => {
  const tags = tagsOf(html)
  return (
    tags === undefined ||
    tags.some(
      ({ name, attributes }) =>
        forbiddenTags.has(name.replace(/^.*:/, '')) || !attributes.every(isHarmlessAttribute),
    ) ||
    !sheetsOf(html).every(isHarmlessStyle)
  )
}
