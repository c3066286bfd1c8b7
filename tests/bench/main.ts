import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { table } from '@/build/sizeReport'
import { type Bench, brokenLimits, type Choice, type Row, ratioOf } from './bench'
import type { Timing } from './measure'
import { seededFolder } from './seeded'

const found = import.meta.glob<Bench>('./*.bench.ts', { eager: true, import: 'default' })
const file = 'dist/bench.json'

const shown = ({ median }: Timing, { unit }: Row) => `${median.toFixed(2)}${unit ? ` ${unit}` : ''}`
const spread = ({ low, high }: Timing) => `${low.toFixed(2)}–${high.toFixed(2)}`

const lineOf = (row: Row): string[] => [
  row.what,
  shown(row.time, row),
  spread(row.time),
  row.time.max.toFixed(2),
  String(row.time.rounds),
  row.against ? shown(row.against.time, row) : '',
  ratioOf(row)?.toFixed(3) ?? '',
  row.against?.what ?? '',
  row.goal ?? '',
]

const head = ['', 'median ms', '5–95 %', 'max', 'rounds', 'against ms', 'ratio', 'against']

const countsOf = ({ what, counts = [] }: Row): string[] =>
  counts.length > 0 ? [`${what}: ${counts.map((count) => `${count.value} ${count.what}`).join(', ')}`] : []

/**
 * Runs the benches whose file name contains one of the words; all when there are none.
 *
 * @throws Error when a limit is broken, after everything is measured and written
 */
export async function runBenches(words: readonly string[], choice: Choice): Promise<void> {
  const chosen = Object.entries(found).filter(
    ([path]) => words.length === 0 || words.some((word) => path.includes(word)),
  )
  if (chosen.length === 0) throw new Error(`no such bench; there are ${Object.keys(found).join(', ')}`)
  const results: { title: string; rows: (Row & { ratio: number | undefined })[] }[] = []
  for (const [, bench] of chosen) {
    const rows = await bench.run(await seededFolder(bench.seed ?? 'full', console.log), choice)
    results.push({ title: bench.title, rows: rows.map((row) => ({ ...row, ratio: ratioOf(row) })) })
    console.log(`\n${bench.title}`)
    const withGoals = rows.some(({ goal }) => goal !== undefined)
    console.log(table(withGoals ? [...head, 'goal'] : head, rows.map(lineOf)))
    for (const line of rows.flatMap(countsOf)) console.log(line)
  }
  mkdirSync('dist', { recursive: true })
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`
  writeFileSync(file, `${JSON.stringify({ machine, results }, null, 2)}\n`)
  console.log(`\n${machine}; written to ${file}`)
  const broken = results.flatMap(({ rows }) => rows.flatMap(brokenLimits))
  if (broken.length > 0) throw new Error(`over the limit:\n  ${broken.join('\n  ')}`)
}
