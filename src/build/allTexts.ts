import { type Alias, runnerImport } from 'vite'
import { type PlacedText, scanLabels } from './scanLabels.ts'

/** The packs of a language's folder, and what the places of their texts begin with. */
export const packs = { console: '', pages: 'pages.', account: 'account.', agreement: 'agreement.' } as const
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
  /** English packs, into which another language's texts are put. */
  readonly english: ReadonlyMap<PackName, unknown>
  /** Shipped texts that lack: the language and the place. */
  readonly lacking: readonly string[]
}

/** Every text of the console in the languages that ship. */
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
  for (const name of ['console', 'pages', 'account', 'agreement'] as const) {
    const [zh, en, es] = await Promise.all(
      shipped.map(async (locale) => {
        const pack = await packOf(locale, name)
        if (locale === 'en') english.set(name, pack)
        return new Map(flatten(pack, packs[name]))
      }),
    )
    for (const [place, text] of en ?? []) {
      for (const [locale, pack] of [['zh', zh] as const, ['es', es] as const])
        if (!pack?.has(place)) lacking.push(`${locale}: ${place}`)
      ofPacks.push({ place, zh: zh?.get(place) ?? '', en: text, es: es?.get(place) ?? '' })
    }
  }
  const labels = scanLabels(root)
  // A unit that English does without is blank on purpose.
  for (const label of labels)
    for (const locale of shipped)
      if (label[locale] === '' && label.en !== '') lacking.push(`${locale}: ${label.place}`)
  return { texts: [...ofPacks, ...labels], labels, english, lacking }
}
