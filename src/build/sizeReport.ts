import { writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** A table for a terminal: the first column left-aligned, others right-aligned. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => {
        const text = row[column] ?? ''
        return column === 0 ? text.padEnd(width) : text.padStart(width)
      })
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}

/** Modules that must be loaded before something can be used, and their maximum size. */
interface LoadBudget {
  readonly name: string
  /** Relative to the project's root; a folder ends with `/`. Their chunks and all static imports are loaded. */
  readonly modules: readonly string[]
  /** Modules that have already been loaded and do not count. */
  readonly after?: readonly string[]
  readonly gzip: number
}

interface SizeBudgets {
  readonly loads: readonly LoadBudget[]
  /** Maximum size of a chunk in bytes, uncompressed. */
  readonly chunk: number
  /** Folders that must not be part of the loads; each ends with `/`. */
  readonly later?: readonly string[]
  /** Whether chunks may create code from text, which the console's own policy forbids. */
  readonly codeFromText?: boolean
}

export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports'> & {
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
}

const codeFromText: ReadonlyArray<[what: string, pattern: RegExp]> = [
  ['eval(', /(?<![\w$.])eval\(/],
  ['new Function', /\bnew Function\b/],
]

/** @param root the folder that module names are relative to */
export function weigh(chunks: readonly Chunk[], root: string, budgets: SizeBudgets) {
  const sizes = chunks
    .map(({ fileName, code }) => ({
      file: fileName,
      raw: Buffer.byteLength(code),
      gzip: gzipSync(code, { level: 9 }).length,
    }))
    .sort((a, b) => b.gzip - a.gzip)
  const sizeOf = new Map(sizes.map((size) => [size.file, size]))
  const broken: string[] = []

  const loads = budgets.loads.map((budget) => {
    const { found, missing } = needed(chunks, root, budget.modules)
    const before = needed(chunks, root, budget.after ?? []).found
    const files = found.filter((chunk) => !before.includes(chunk)).map(({ fileName }) => fileName)
    for (const { modules } of found)
      for (const [id, { renderedLength }] of Object.entries(modules))
        if (renderedLength > 0 && budgets.later?.some((folder) => relative(root, id).startsWith(folder)))
          broken.push(`${budget.name}: contains ${relative(root, id)}, which only tools need`)
    for (const name of missing) broken.push(`${budget.name}: the build has no module ${name}`)
    const measured = files.reduce((sum, file) => sum + (sizeOf.get(file)?.gzip ?? 0), 0)
    if (measured > budget.gzip)
      broken.push(`${budget.name}: ${kB(measured)} kB gzip, ${kB(budget.gzip)} kB are allowed`)
    return { ...budget, files, measured }
  })
  for (const { file, raw } of sizes)
    if (raw > budgets.chunk) broken.push(`${file}: ${kB(raw)} kB, a chunk may have ${kB(budgets.chunk)} kB`)
  for (const { fileName, code } of budgets.codeFromText ? [] : chunks)
    for (const [what, pattern] of codeFromText)
      if (pattern.test(code)) broken.push(`${fileName}: contains ${what}`)

  return { chunks: sizes, loads, packages: packageShares(chunks, sizeOf), broken }
}

export type SizeReport = ReturnType<typeof weigh>

/** The chunks loaded for these modules, including everything that they import. */
export function needed<C extends Chunk>(chunks: readonly C[], root: string, modules: readonly string[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const holding = (name: string) =>
    chunks.filter((chunk) =>
      Object.keys(chunk.modules).some((id) => {
        const path = relative(root, id)
        return name.endsWith('/') ? path.startsWith(name) : path === name
      }),
    )
  const missing = modules.filter((name) => holding(name).length === 0)
  const found = new Set<C>()
  const take = (chunk: C | undefined): void => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) take(byFile.get(file))
  }
  for (const chunk of modules.flatMap(holding)) take(chunk)
  return { found: [...found], missing }
}

/** Bytes of each package after gzip, estimated by its share of the chunks; our own code is `(own)`. */
function packageShares(chunks: readonly Chunk[], sizeOf: ReadonlyMap<string, { readonly gzip: number }>) {
  const shares = new Map<string, number>()
  for (const { fileName, modules } of chunks) {
    const lengths = Object.entries(modules).map(
      ([id, { renderedLength }]) => [packageOf(id), renderedLength] as const,
    )
    const total = lengths.reduce((sum, [, length]) => sum + length, 0)
    const gzip = sizeOf.get(fileName)?.gzip ?? 0
    for (const [name, length] of lengths)
      if (total > 0) shares.set(name, (shares.get(name) ?? 0) + (gzip * length) / total)
  }
  return [...shares].map(([name, gzip]) => ({ name, gzip: Math.round(gzip) })).sort((a, b) => b.gzip - a.gzip)
}

/** `/…/node_modules/@mui/material/Button/Button.js` → `@mui/material`. */
function packageOf(id: string): string {
  const inside = id.split('node_modules/').at(-1)
  if (!id.includes('node_modules/') || inside === undefined) return '(own)'
  return inside.split('/', inside.startsWith('@') ? 2 : 1).join('/')
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

export function printReport(report: SizeReport): string {
  const shown = report.chunks.filter(({ gzip }) => gzip >= 1000)
  const rest = report.chunks.length - shown.length
  const total = (of: 'raw' | 'gzip') => kB(report.chunks.reduce((sum, chunk) => sum + chunk[of], 0))
  return [
    table(
      ['chunk', 'raw kB', 'gzip kB'],
      [
        ...shown.map(({ file, raw, gzip }) => [file, kB(raw), kB(gzip)]),
        ...(rest > 0 ? [[`${rest} smaller than 1 kB`, '', '']] : []),
        ['all', total('raw'), total('gzip')],
      ],
    ),
    table(
      ['package', 'gzip kB'],
      report.packages.slice(0, 15).map(({ name, gzip }) => [name, kB(gzip)]),
    ),
    table(
      ['needed before', 'gzip kB', 'allowed', 'chunks'],
      report.loads.map(({ name, measured, gzip, files }) => [
        name,
        kB(measured),
        kB(gzip),
        String(files.length),
      ]),
    ),
  ].join('\n\n')
}

/** Prints the sizes of a client build, writes them as JSON beside its folder, and fails the build over budget. */
export function sizeReport(budgets: SizeBudgets): Plugin {
  let root = ''
  let file = ''
  return {
    name: 'size-report',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
      file = `${resolve(root, config.build.outDir)}-size.json`
    },
    writeBundle(_, bundle) {
      const report = weigh(
        Object.values(bundle).filter((output) => output.type === 'chunk'),
        root,
        budgets,
      )
      writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
      this.info(`\n${printReport(report)}\n`)
      if (report.broken.length > 0) this.error(`over budget:\n  ${report.broken.join('\n  ')}`)
    },
  }
}
