import { readdirSync } from 'node:fs'
import type { Page, Resource } from '@/declaration'

/** Everything that is declared, as its files below `resources/` export it; for tests that miss nothing that is added. */
export async function declared(): Promise<readonly (Resource | Page)[]> {
  const modules = readdirSync('resources', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(area|page)\.ts$/.test(file))
    .map((file) => import(`../../resources/${file}`))
  return (await Promise.all(modules)).map((module) => module.default)
}
