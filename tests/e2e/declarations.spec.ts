import { readdirSync } from 'node:fs'
import { declared } from './declared'
import { expect, test } from './fixtures'

/** The part of the build that loads the declarations. */
const ways = readdirSync('dist/console/assets').find((file) => /^openConsole-.*\.js$/.test(file))

/** Where the build's declarations may differ from their files, as in `merchant.list.sort`. Nowhere. */
const differing: readonly string[] = []

/** Every value in a declaration, by its path. */
const partsOf = (value: unknown, way: string): [way: string, value: unknown][] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, part]) => partsOf(part, way ? `${way}.${name}` : name))
    : [[way, value]]

const withoutDiffering = (all: object) =>
  Object.fromEntries(
    partsOf(all, '').filter(([way]) => !differing.some((one) => `${way}.`.startsWith(`${one}.`))),
  )

test('every area and page is declared in the build as it is in its file', async ({ page }) => {
  await page.goto('/login')
  const built = await page.evaluate(async (file) => {
    const exported: object[] = Object.values(await import(file))
    // Not the modules that it exports besides, whose functions do other things.
    const isData = (one: object) => Object.prototype.toString.call(one) === '[object Object]'
    const groups = exported.filter(isData)
    // Not the addresses of first calls and the names of cells.
    const isLoad = (one: unknown): one is () => Promise<{ name: string }> => typeof one === 'function'
    const loads = groups.flatMap((group) => Object.values(group).filter(isLoad))
    // Not the pages' components, which are modules.
    const all = (await Promise.all(loads.map((load) => load()))).filter(isData)
    return Object.fromEntries(all.map((one) => [one.name, one]))
  }, `/assets/${ways}`)

  const developed = Object.fromEntries((await declared()).map((one) => [one.name, one]))
  expect(Object.keys(developed).length).toBeGreaterThan(15)
  expect(Object.keys(built).sort()).toEqual(Object.keys(developed).sort())
  for (const [name, { roles: _, ...one }] of Object.entries(developed)) {
    // What others may do is only the platform's business.
    expect(built[name], name).not.toHaveProperty('roles')
    expect(withoutDiffering({ [name]: built[name] }), name).toEqual(withoutDiffering({ [name]: one }))
  }
})
