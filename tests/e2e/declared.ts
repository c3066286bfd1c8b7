import { readdirSync } from 'node:fs'
import type { Page, Resource } from '@/declaration'

/** Everything that is declared, as its files below `resources/` and `demo/areas/` export it; for tests that miss nothing that is added. */
export async function declared(): Promise<readonly (Resource | Page)[]> {
  const below = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
  const modules = ['resources', 'demo']
    .flatMap(below)
    .filter((file) => /^(resources\/[^/]+|demo\/areas)\/[^./]+\.ts$/.test(file))
    .map((file) => import(`../../${file}`))
  return (await Promise.all(modules)).map((module) => module.default)
}
