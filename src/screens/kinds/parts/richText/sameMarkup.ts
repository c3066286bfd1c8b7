/** A piece of text: words with their marks, or a tag. */
type Piece =
  | { readonly words: string; readonly marks: string; readonly tag?: undefined }
  | { readonly tag: string; readonly name: string }

const alike: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' }
const inline = new Set(
  'a strong em u s code sub sup span font small big mark abbr cite q kbd samp var tt'.split(' '),
)
/** Tags that flow in a line like a character. */
const single = new Set(['br', 'img'])

const styleOf = (style: string): string =>
  style
    .toLowerCase()
    .split(';')
    .map((one) => one.replace(/\s+/g, ''))
    .filter(Boolean)
    .sort()
    .join(';')

const attributesOf = (element: Element, name: string): string =>
  Array.from(element.attributes, ({ name: own, value }) => {
    if (own === 'style') return `style=${styleOf(value)}`
    // Both ways of writing an alignment mean the same.
    if (own === 'align' && /^(p|h\d)$/.test(name)) return `style=text-align:${value.toLowerCase()}`
    return `${own}=${value}`
  })
    .filter((one) => one !== 'style=' && one !== 'style=text-align:left')
    .sort()
    .join(' ')

const named = (element: Element): string => alike[element.localName] ?? element.localName

/** Whether a paragraph is the only content of a list item, where it adds nothing. */
const isBarely = (element: Element): boolean => {
  const { parentElement } = element
  return (
    element.localName === 'p' &&
    element.attributes.length === 0 &&
    parentElement?.localName === 'li' &&
    Array.from(parentElement.children).filter(({ localName }) => localName === 'p').length === 1
  )
}

function* pieces(node: Node, marks: readonly string[]): Iterable<Piece> {
  if (node.nodeType === Node.TEXT_NODE) {
    yield { words: node.nodeValue ?? '', marks: [...new Set(marks)].sort().join('|') }
    return
  }
  if (!(node instanceof Element)) {
    yield { tag: '<!---->', name: '<!-- -->' }
    return
  }
  const name = named(node)
  const attributes = attributesOf(node, name)
  const tag = attributes === '' ? name : `${name} ${attributes}`
  const inside = function* (own: readonly string[]): Iterable<Piece> {
    for (const child of node.childNodes) yield* pieces(child, own)
  }
  const shown = attributes.includes('style=') ? `<${name} style>` : `<${name}>`
  if (isBarely(node) || tag === 'span') yield* inside(marks)
  else if (single.has(name)) yield { tag: `<${tag} ${marks.join('|')}>`, name: shown }
  else if (inline.has(name)) yield* inside([...marks, `${tag}\u0000${shown}`])
  else {
    yield { tag: `<${tag}>`, name: shown }
    yield* inside(marks)
    yield { tag: `</${name}>`, name: shown }
  }
}

/** A text's pieces. Words with the same marks are joined, and white space collapses as in a browser. */
const lines = (html: string): Piece[] => {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  const joined: Piece[] = []
  for (const node of [...head.childNodes, ...body.childNodes])
    for (const piece of pieces(node, [])) {
      const last = joined.at(-1)
      if (piece.tag === undefined && last?.tag === undefined && last?.marks === piece.marks)
        joined[joined.length - 1] = { ...piece, words: last.words + piece.words }
      else joined.push(piece)
    }
  // Words outside any block form a paragraph.
  if (joined.every(({ tag }) => tag === undefined || /^<(br|img)\b/.test(tag)) && joined.length > 0) {
    joined.unshift({ tag: '<p>', name: '<p>' })
    joined.push({ tag: '</p>', name: '<p>' })
  }
  const isEdge = (piece: Piece | undefined) =>
    piece === undefined || (piece.tag !== undefined && !piece.tag.startsWith('<img'))
  return joined.flatMap((piece, at): Piece[] => {
    if (piece.tag !== undefined) return [piece]
    let words = piece.words.replace(/[ \t\r\n]+/g, ' ')
    if (isEdge(joined[at - 1])) words = words.replace(/^ /, '')
    if (isEdge(joined[at + 1])) words = words.replace(/ $/, '')
    return words === '' ? [] : [{ ...piece, words }]
  })
}

const keyOf = (piece: Piece): string => piece.tag ?? `${piece.marks}\u0001${piece.words}`

/** The tags that got lost between two texts. Empty if both look the same to a reader. */
export const lostMarkup = (html: string, left: string): readonly string[] => {
  const [before, after] = [lines(html), lines(left)]
  if (
    before.length === after.length &&
    before.every((piece, at) => keyOf(piece) === keyOf(after[at] as Piece))
  )
    return []
  const kept = new Set(after.flatMap(namesOf))
  const lost = [...new Set(before.flatMap(namesOf).filter((name) => !kept.has(name)))]
  // The same tags in another order: something is lost that has no name.
  return lost.length > 0 ? lost : ['…']
}

const namesOf = (piece: Piece): string[] =>
  piece.tag === undefined
    ? piece.marks.split('|').flatMap((mark) => mark.split('\u0000')[1] ?? [])
    : [piece.name]
