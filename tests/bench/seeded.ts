import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { SeedSize } from '@mock/platform'
import { startServer } from '../server.mjs'

const cache = resolve('.cache/bench')

/** A hash of everything that decides what a seed looks like, so that data of older code is never measured. */
function seedMark(): string {
  const hash = createHash('sha256')
  for (const folder of ['mock', 'resources', 'src/declaration'])
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.ts$/.test(entry)) hash.update(entry).update(readFileSync(join(folder, entry)))
  return hash.digest('hex').slice(0, 16)
}

/** Runs something in a temporary folder of its own. */
export async function inFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A data folder of the embedded store with sample data, kept below `.cache/bench` between runs.
 *
 * @returns the folder; nobody has it open
 */
export async function seededFolder(seed: SeedSize, say: (line: string) => void): Promise<string> {
  const folder = join(cache, `${seed}-${seedMark()}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache))
    if (old.startsWith(`${seed}-`)) rmSync(join(cache, old), { recursive: true })
  say(`seeding SEED=${seed} once …`)
  const draft = `${folder}.draft`
  const server = await startServer({ dataDir: draft, seed })
  await server.stop()
  // Only a complete seed gets the name.
  renameSync(draft, folder)
  say(`seeded in ${(server.startMs / 1000).toFixed(0)} s`)
  return folder
}
