import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Alias, type ESTree, parseSync, runnerImport } from 'vite'

/** A text in the shipped languages, and its place: `trade.fields.total_fee.label`. */
interface PlacedText {
  readonly place: string
  readonly zh: string
  readonly en: string
  readonly es: string
}

/** The prefix of a file's places: the name of an area or page, otherwise the file's path. */
const namespaceOf = (path: string): string => {
  const [, declared] = /([^/]+)\.(?:area|page)\.ts$/.exec(path) ?? []
  if (declared) return declared
  return path
    .replace(/^(src|resources)\//, '')
    .replace(/(\.part)?\.tsx?$/, '')
    .split('/')
    .filter((part) => part !== 'ui' && part !== 'index')
    .join('.')
}

/** The text of a literal, even over several lines; undefined if it is only known at run time. */
const textOf = (node: ESTree.Node | undefined): string | undefined => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nameOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? node.id.name : undefined
  if (node.type !== 'Property') return undefined
  if (node.key.type === 'Identifier') return node.key.name
  return node.key.type === 'Literal' ? String(node.key.value) : undefined
}

const inFile = (path: string, source: string, taken: Map<string, number>): readonly PlacedText[] => {
  const found: PlacedText[] = []
  const visit = (node: ESTree.Node, names: readonly string[], inCall: boolean): void => {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'l') {
      const [zh, en, es] = node.arguments.map(textOf)
      if (zh === undefined || en === undefined || es === undefined) return
      const parts = [...namespaceOf(path).split('.'), ...names, ...(inCall ? ['label'] : [])]
      const place = parts.filter((part, index) => part !== 'texts' && part !== parts[index - 1]).join('.')
      const before = taken.get(place) ?? 0
      taken.set(place, before + 1)
      found.push({ place: before === 0 ? place : `${place}.${before + 1}`, zh, en, es })
      return
    }
    const name = nameOf(node)
    const below = name === undefined ? names : [...names, name]
    for (const child of Object.values(node).flat())
      if (isNode(child)) visit(child, below, node.type === 'CallExpression')
  }
  visit(parseSync(path, source).program, [], false)
  return found
}

/** Declarations come first, so that texts repeated elsewhere use the declaration's place. */
const isDeclaration = (path: string): boolean => /\.(area|page)\.ts$/.test(path)

/** The labels declared in the console's sources, each text once, under its first place. */
export const scanLabels = (root: string): readonly PlacedText[] => {
  const files = ['src', 'resources']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    // The reference platform only speaks Chinese.
    .filter(
      (path) => /\.tsx?$/.test(path) && !path.includes('/platform/seed') && !path.startsWith('src/build/'),
    )
    .sort()
    .sort((one, other) => Number(isDeclaration(other)) - Number(isDeclaration(one)))
  const texts = new Map<string, PlacedText>()
  /** How often each place occurred: repeats get a number. */
  const taken = new Map<string, number>()
  for (const path of files) {
    const source = readFileSync(join(root, path), 'utf8')
    if (!/\bl\(/.test(source)) continue
    for (const text of inFile(path, source, taken)) {
      const words = JSON.stringify([text.zh, text.en, text.es])
      if (!texts.has(words)) texts.set(words, text)
    }
  }
  return [...texts.values()]
}

/** The packs in a language's folder, with the prefixes of their texts' places. */
export const packs = {
  console: '',
  pages: 'pages.',
  account: 'account.',
  agreement: 'agreement.',
  explain: 'explain.',
} as const
export type PackName = keyof typeof packs

const shipped = ['zh', 'en', 'es'] as const

const flatten = (pack: unknown, place: string): readonly (readonly [place: string, text: string])[] => {
  if (typeof pack === 'string') return [[place, pack]]
  if (typeof pack !== 'object' || pack === null) return []
  return Object.entries(pack).flatMap(([key, value]) =>
    flatten(value, place === '' || place.endsWith('.') ? place + key : `${place}.${key}`),
  )
}

export interface AllTexts {
  readonly texts: readonly PlacedText[]
  readonly labels: readonly PlacedText[]
  /** English packs, to be filled with another language's texts. */
  readonly english: ReadonlyMap<PackName, unknown>
  /** Missing shipped texts: language and place. */
  readonly lacking: readonly string[]
}

/** Every text of the console in the shipped languages. */
export async function allTexts(root: string, alias: Alias[]): Promise<AllTexts> {
  const packOf = async (locale: string, name: PackName): Promise<unknown> => {
    const { module } = await runnerImport<{ default: unknown }>(`/src/i18n/${locale}/${name}.ts`, {
      root,
      configFile: false,
      resolve: { alias },
    })
    return module.default
  }
  const english = new Map<PackName, unknown>()
  const lacking: string[] = []
  const ofPacks: PlacedText[] = []
  for (const name of ['console', 'pages', 'account', 'agreement', 'explain'] as const) {
    const [zh, en, es] = await Promise.all(
      shipped.map(async (locale) => {
        const pack = await packOf(locale, name)
        if (locale === 'en') english.set(name, pack)
        return new Map(flatten(pack, packs[name]))
      }),
    )
    // The English pack has all of react-admin's texts; the console needs only those of its core, which the Chinese pack has.
    for (const [place, text] of zh ?? []) {
      for (const [locale, pack] of [['en', en] as const, ['es', es] as const])
        if (!pack?.has(place)) lacking.push(`${locale}: ${place}`)
      ofPacks.push({ place, zh: text, en: en?.get(place) ?? '', es: es?.get(place) ?? '' })
    }
  }
  const labels = scanLabels(root)
  // If a unit is blank in English, it may be blank elsewhere.
  for (const label of labels)
    for (const locale of shipped)
      if (label[locale] === '' && label.en !== '') lacking.push(`${locale}: ${label.place}`)
  return { texts: [...ofPacks, ...labels], labels, english, lacking }
}
