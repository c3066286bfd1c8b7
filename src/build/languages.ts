import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Alias, type Plugin, runnerImport } from 'vite'
import { type AllTexts, allTexts, type PackName, packs } from './allTexts.ts'

type LabelKey = typeof import('../i18n/labelKey.ts')

export type Translation = { readonly [place: string]: string | undefined }

/** A language that only exists in tests: its entry in `languages.ts`, and its texts. */
export interface TestLanguage {
  readonly locale: string
  readonly name: string
  readonly textOf: (english: string) => string
}

/** `./pt/texts.json?console`, as imported by the globs in src/i18n. */
const asked = /\/([\w-]+)\/texts\.json\?(console|pages|account|agreement|explain|labels)$/
const prefix = '\0language:'

const isPack = (name = ''): name is PackName => Object.hasOwn(packs, name)

const translated = (pack: unknown, place: string, texts: Translation): unknown => {
  if (typeof pack === 'string') return texts[place] ?? pack
  if (typeof pack !== 'object' || pack === null) return pack
  const inner = (key: string) => (place === '' || place.endsWith('.') ? place + key : `${place}.${key}`)
  if (Array.isArray(pack)) return pack.map((one, index) => translated(one, inner(String(index)), texts))
  return Object.fromEntries(
    Object.entries(pack).map(([key, value]) => [key, translated(value, inner(key), texts)]),
  )
}

const translationFiles = (root: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(root, 'src/i18n'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^[\w-]+\/texts\.json$/.test(file))
      .map((file) => [file.split('/')[0] ?? '', join(root, 'src/i18n', file)]),
  )

/**
 * Serves languages that are translated as a table (`src/i18n/<lang>/texts.json`): their packs, with English for missing texts,
 * and the declared labels, which are looked up by their text. A build reports how many texts each language is missing, and
 * fails if a shipped one is missing any.
 */
export function languages(root: string, alias: Alias[], extra?: TestLanguage): Plugin {
  let all: Promise<AllTexts> | undefined
  const texts = () => {
    all ??= allTexts(root, alias)
    return all
  }
  const translationOf = async (locale: string): Promise<Translation> => {
    if (locale === extra?.locale)
      return Object.fromEntries((await texts()).texts.map(({ place, en }) => [place, extra.textOf(en)]))
    const file = translationFiles(root).get(locale)
    const read: Translation = file ? JSON.parse(readFileSync(file, 'utf8')) : {}
    return read
  }
  const labelsIn = async (locale: string): Promise<string> => {
    const [{ labels }, translation] = await Promise.all([texts(), translationOf(locale)])
    const { module } = await runnerImport<LabelKey>('/src/i18n/labelKey.ts', { root, configFile: false })
    const byKey = new Map<string, string>()
    for (const label of labels) {
      const key = module.labelKey(label)
      if (byKey.has(key)) throw new Error(`${label.place} shares its key with another label: change its text`)
      byKey.set(key, translation[label.place] ?? label.en)
    }
    return [
      "import { addTranslations } from '/src/declaration/label.ts'",
      "import { labelKey } from '/src/i18n/labelKey.ts'",
      `const texts = ${JSON.stringify(Object.fromEntries(byKey))}`,
      `addTranslations(${JSON.stringify(locale)}, (label) => texts[labelKey(label)])`,
    ].join('\n')
  }
  const packIn = async (locale: string, name: PackName): Promise<string> => {
    const [{ english }, translation] = await Promise.all([texts(), translationOf(locale)])
    return [
      `import ${JSON.stringify(`./${locale}/texts.json?labels`)}`,
      `export default ${JSON.stringify(translated(english.get(name), packs[name], translation))}`,
    ].join('\n')
  }
  return {
    name: 'languages',
    enforce: 'pre',
    async buildStart() {
      // The platform is built alongside the console, whose build already checks them.
      const { command, consumer } = this.environment.config
      if (command !== 'build' || consumer === 'server') return
      const { texts: wanted, lacking } = await texts()
      if (lacking.length > 0) throw new Error(`texts lack in languages that ship:\n${lacking.join('\n')}`)
      const others = await Promise.all(
        [...translationFiles(root).keys()].map(async (locale) => {
          const translation = await translationOf(locale)
          return `${locale} lacks ${wanted.filter(({ place }) => !translation[place]).length}`
        }),
      )
      this.info(`${wanted.length} texts; zh, en, es lack 0${others.map((one) => `; ${one}`).join('')}`)
    },
    transform: extra && {
      filter: { id: /\/src\/i18n\/\w+\.ts$/ },
      handler: (code) => {
        const { locale, name } = extra
        const line = JSON.stringify({ locale, name, lang: locale })
        return code
          .replace("  { locale: 'es'", `  ${line},\n  { locale: 'es'`)
          .replace(
            /import\.meta\.glob[^(]*\('\.\/\*\/texts\.json', \{[^}]*query: '\?(\w+)'[^}]*\}\)/g,
            (_, pack: string) =>
              `{ './${locale}/texts.json': () => import('./${locale}/texts.json?${pack}').then((one) => one.default) }`,
          )
      },
    },
    resolveId: {
      filter: { id: asked },
      handler: (id) => id.replace(/^.*?([\w-]+)\/texts\.json\?(\w+)$/, `${prefix}$1:$2`),
    },
    load: {
      filter: { id: /^\0language:/ },
      handler: (id) => {
        const [locale = '', name] = id.slice(prefix.length).split(':')
        if (name === 'labels') return labelsIn(locale)
        return packIn(locale, isPack(name) ? name : 'console')
      },
    },
  }
}
