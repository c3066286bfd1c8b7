import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rewoundProgram, seedData, seededDataVariable } from './seedData.mjs'

interface Answer {
  readonly code: number
  readonly data: unknown
}

/** Calls the platform independently of any page, as another device would. */
export const caller =
  (url: string) =>
  async (path: string, body: object, token?: string): Promise<Answer> => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { 'x-token': token } : {}) },
      body: JSON.stringify(body),
    })
    return response.json()
  }

/** Marks the important announcements as read, so that they do not interrupt other tests. */
export async function readNews(url: string): Promise<void> {
  const call = caller(url)
  const { data } = await call('/user/login', { username: 'demo_agent', password: 'demo123456' })
  const { code } = await call('/user/readannouncement', { all: true }, (data as { token?: string }).token)
  if (code !== 0) throw new Error(`the announcements were not read: ${code}`)
}

/** Seeds one data folder before the first test, unless the run already has. It is removed after the last test. */
export default async function seed() {
  for (const built of ['platform/server.js', rewoundProgram, 'console/index.html'])
    if (!existsSync(join('dist', built))) throw new Error(`dist/${built} is not built yet: npm test -- build`)
  if (process.env[seededDataVariable]) return
  const folder = mkdtempSync(join(tmpdir(), 'console-e2e-seed-'))
  await seedData(folder)
  process.env[seededDataVariable] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
