import { collect } from '@mock/platform/collect'
import { roles } from '@mock/platform/roles'
import groups from '@resources/menu'
import { afterAll, describe, expect, it } from 'vitest'
import { allows, capabilitiesOf, filtersOf, narrowed, problemsOf, type Resource } from '@/declaration'

const areas = collect().declarations
const names = areas.map(({ name }) => name)

/** What the console offers of a narrowed area, read off the places from which screens are made. */
const offered = (area: Resource, key: string): boolean => {
  const [, capability = '', field = ''] = key.split('.')
  switch (capability) {
    case 'list':
      return area.list.columns.length > 0
    case 'detail':
      return area.detail !== undefined
    case 'create':
    case 'edit':
      return area.save !== undefined && area.save[capability] !== false
    case 'field':
      return Object.hasOwn(area.fields, field)
    default:
      return Object.hasOwn({ ...area.actions, ...area.endpoints }, capability)
  }
}

let checked = 0
afterAll(() => console.info(`permissions: ${checked} pairs of role and capability checked in the console`))

it('there are roles that may do everything, some things and nothing', () => {
  const whole = roles.map(
    ({ permissions }) => areas.filter((area) => narrowed(area, permissions) === area).length,
  )
  const none = roles.map(({ permissions }) => areas.filter((area) => !narrowed(area, permissions)).length)
  expect(whole).toContain(areas.length)
  expect(none).toContain(areas.length)
  expect(roles.some((_, i) => whole[i] !== areas.length && none[i] !== areas.length)).toBe(true)
})

/**
 * Every role, every area, every capability. What a role is denied it is not offered; what it is allowed it is offered,
 * as long as no role here denies a field that a form requires, or the detail with which a field travels.
 */
describe.each(roles.map((role) => [role.key, role] as const))('%s', (_, { permissions }) => {
  it.each(areas.map((area) => [area.name, area] as const))('%s', (name, area) => {
    const left = narrowed(area, permissions)
    const lists = allows(permissions, `${name}.list`)
    expect(left !== undefined).toBe(lists)
    const keys = capabilitiesOf(area)
    expect(keys.length).toBeGreaterThan(Object.keys(area.fields).length - 2)
    for (const key of keys) {
      checked++
      expect([key, left !== undefined && offered(left, key)]).toEqual([
        key,
        lists && allows(permissions, key),
      ])
    }
    if (!left) return
    expect(problemsOf(left, names, groups)).toEqual([])
    const seen = Object.keys(left.fields)
    const shown = [...left.list.columns, ...(left.list.moreColumns ?? []), ...left.list.sortable]
    expect(seen).toEqual(expect.arrayContaining([...shown, ...(left.save?.fields ?? []), ...left.key]))
    expect(filtersOf(left).length).toBeLessThanOrEqual(filtersOf(area).length)
  })
})
