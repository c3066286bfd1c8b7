import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server.mjs'

/** Of the accounts whose names begin with `demo_`. */
const sandboxPassword = 'demo123456'

/** Names the folder with the seeded data that every test's platform starts from a copy of. */
export const seededDataVariable = 'E2E_SEEDED_DATA'

/** The same as it was seeded, with important announcements that nobody has read. */
export const unreadDataVariable = 'E2E_UNREAD_DATA'

/** Reads away the important announcements: tests that are not about them are not stopped at the door. */
async function readNews(url: string) {
  const post = async (path: string, body: object, token = '') => {
    const response = await fetch(`${url}/api/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-token': token },
      body: JSON.stringify(body),
    })
    const { code, data }: { code: number; data: { token?: string } } = await response.json()
    if (code !== 0) throw new Error(`${path} was refused with ${code}`)
    return data
  }
  const { token } = await post('login', { username: 'demo_agent', password: sandboxPassword })
  await post('readannouncement', { all: true }, token)
}

/** Seeds one data folder (SEED, by default standard) before the first test; it goes after the last one. */
export default async function seed() {
  if (!existsSync('dist/platform/server.js') || !existsSync('dist/console/index.html'))
    throw new Error('Nothing is built yet: npm run build && npm run build:platform, or npm test')
  const folder = mkdtempSync(join(tmpdir(), 'console-e2e-seed-'))
  const unread = `${folder}-unread`
  const seeding = await startServer({ dataDir: folder, seed: process.env.SEED ?? 'standard' })
  await seeding.stop()
  cpSync(folder, unread, { recursive: true })
  const server = await startServer({ dataDir: folder })
  await readNews(server.url)
  await server.stop()
  process.env[seededDataVariable] = folder
  process.env[unreadDataVariable] = unread
  return () => {
    for (const one of [folder, unread]) rmSync(one, { recursive: true, force: true })
  }
}
