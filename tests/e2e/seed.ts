import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server.mjs'

/** Names the folder with the seeded data that every test's platform starts from a copy of. */
export const seededDataVariable = 'E2E_SEEDED_DATA'

/** Seeds one data folder (SEED, by default standard) before the first test; it goes after the last one. */
export default async function seed() {
  if (!existsSync('dist/platform/server.js') || !existsSync('dist/console/index.html'))
    throw new Error('Nothing is built yet: npm run build && npm run build:platform, or npm test')
  const folder = mkdtempSync(join(tmpdir(), 'console-e2e-seed-'))
  const server = await startServer({ dataDir: folder, seed: process.env.SEED ?? 'standard' })
  await server.stop()
  process.env[seededDataVariable] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
