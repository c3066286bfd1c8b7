import { roles } from '@mock/platform/roles'
import { type DataProvider, testDataProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { resources as declared } from '@/app/allDeclared'
import { menuGroups } from '@/app/resources'
import { allows, type Permissions, type Resource, resourceName } from '@/declaration'
import { resourceScreens } from '@/screens'
import { menu, texts, visible } from '../onPage'
import { openConsole } from './openConsole'

/** Areas that are only shown if the platform's menu names them have their own test. */
const resources = declared.filter(({ menu }) => !menu.onlySent)
const [first, second] = [0, 1].map((half) => resources.filter((_, index) => index % 2 === half))
const listsOf = (areas: readonly Resource[] = []) => areas.map(({ name }) => `${name}.list`)
const without = (areas: readonly Resource[] = []) => ['*', ...areas.map(({ name }) => `!${name}`)]

/** The reference platform's roles, plus roles that between them lack every area, and everything of it but its list. */
const table: readonly (readonly [name: string, permissions: Permissions])[] = [
  ...roles.map(({ key, permissions }) => [key, permissions] as const),
  ['the lists of one half', listsOf(first)],
  ['the lists of the other half', listsOf(second)],
  ['all but one half', without(first)],
  ['all but the other half', without(second)],
]

/** A platform without records that notes which areas are requested. */
const recorder = (asked: string[]): DataProvider =>
  testDataProvider({
    getList: async (name) => {
      asked.push(name)
      return { data: [], total: 0 }
    },
    getOne: async (name) => {
      asked.push(name)
      throw new Error('no record')
    },
  })

/** The logo, and the dashboard. */
const always = ['开放平台', '首页']

/** The names of the menu's entries, from all of its submenus. */
const entries = async () => {
  for (;;) {
    const closed = menu().getByRole('button', { expanded: false })
    const [first] = closed.elements()
    if (!(first instanceof HTMLElement)) break
    first.click()
    await expect.poll(() => first.getAttribute('aria-expanded')).toBe('true')
  }
  return texts(menu().getByRole('link'))
}

/** The addresses below an area, by the capability that each needs. */
const addressesOf = ({ path, detail, save }: Resource): Readonly<Record<string, string>> => ({
  list: path,
  ...(detail && { detail: `${path}/1/show` }),
  ...(save && save.create !== false && { create: `${path}/create` }),
  ...(save && save.edit !== false && { edit: `${path}/1` }),
})

/** For the platform's roles, only every fourth list is opened: a whole list costs more than all the rest. */
const opens = (role: number, area: number) => role >= roles.length || (role + area) % 4 === 0

test.each(table.map(([name, permissions], index) => [name, permissions, index] as const))(
  '%s: the menu has the areas whose list is allowed, every other address leads to /401, unasked',
  async (_, permissions, role) => {
    const asked: string[] = []
    const dataProvider = recorder(asked)
    const { path, router } = await openConsole({
      ...{ at: '/dashboard', resources, menuGroups, screensOf: resourceScreens },
      ...{ dataProvider, user: { permissions } },
    })
    await visible(menu())
    const may = ({ name }: Resource, capability: string) =>
      allows(permissions, `${name}.list`) && allows(permissions, `${name}.${capability}`)
    const shown = resources.filter((area) => may(area, 'list') && !area.menu.hidden)
    expect((await entries()).sort()).toEqual([...always, ...shown.map(({ label }) => label.zh)].sort())
    for (const area of resources) {
      for (const [capability, address] of Object.entries(addressesOf(area))) {
        if (may(area, capability)) continue
        await router.navigate(address)
        await expect.poll(path, { message: address, interval: 5 }).toBe('/401')
      }
    }
    expect(asked).toEqual([])
    for (const area of resources.filter((one, index) => may(one, 'list') && opens(role, index))) {
      await router.navigate(area.path)
      await expect.poll(() => asked, { message: area.path, timeout: 5000 }).toContain(resourceName(area))
      expect(path()).toBe(area.path)
    }
  },
)

test('there are areas to look at, and every capability of every area is denied in some role, its list being allowed', () => {
  const denied = (area: Resource) =>
    Object.keys(addressesOf(area)).every((capability) =>
      table.some(
        ([, permissions]) =>
          !allows(permissions, `${area.name}.${capability}`) &&
          (capability === 'list' || allows(permissions, `${area.name}.list`)),
      ),
    )
  expect(resources.length).toBeGreaterThan(1)
  expect(resources.filter((area) => !denied(area))).toEqual([])
})
