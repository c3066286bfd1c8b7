import { afterEach, describe, expect, it, vi } from 'vitest'
import { resources } from '@/app/allDeclared'
import { firstCalls } from '@/app/firstCalls'
import { areasOf, filtersOf, type Resource, resourceName } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import { rememberedCall, usualCall } from '@/screens/list/firstCall'
import { cleanParams, type ListParams, pageSizes } from '@/screens/list/params'
import { pagePath } from '@/shell/menu/dashboardPath'
import { fixtures } from '../../areas/fixtures'
import { answer, fakeBrowser } from '../platform/fakeBrowser'

afterEach(() => vi.unstubAllGlobals())

/** The list's first request for these parameters. */
const sentFor = async (resource: Resource, { page, perPage, sort, order, filter }: ListParams) => {
  fakeBrowser()
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: unknown) => {
    sent.push(address)
    return answer({ code: 0, data: { items: [], total: 0 } })
  })
  await createDataProvider(areasOf([resource])).getList(resourceName(resource), {
    pagination: { page, perPage },
    sort: { field: sort, order },
    filter,
  })
  return sent[0]
}

const startsWithDays = (resource: Resource) =>
  filtersOf(resource).some((filter) => filter.test === 'period' && filter.lastDays !== undefined)

const isKnown = (resource: Resource) => usualCall(resource) !== undefined
const known = resources.filter(isKnown)
const knownFixtures = fixtures.declarations.filter(isKnown)

describe('the first call of a list, known before its code', () => {
  it.each([...known, ...knownFixtures])('of $path is what the list sends', async (resource) => {
    expect(usualCall(resource)).toBe(await sentFor(resource, cleanParams(resource, undefined)))
    if (resources.includes(resource)) expect(firstCalls[resource.path]).toBe(usualCall(resource))
  })

  it.each([...known.slice(0, 3), ...knownFixtures])(
    'of $path is remembered for each size and sort',
    async (resource) => {
      for (const perPage of pageSizes)
        for (const sort of resource.list.sortable) {
          const params = cleanParams(resource, { page: 7, perPage, sort, order: 'ASC' })
          expect(rememberedCall(resource, params).call).toBe(await sentFor(resource, params))
        }
    },
  )

  it('is unknown of a list that starts with the last days: tomorrow it asks for others', () => {
    const moving = resources.filter(startsWithDays)
    expect(moving).not.toEqual([])
    expect(moving.map(usualCall)).toEqual(moving.map(() => undefined))
  })

  it('is known of such a list once the operator has chosen the days', async () => {
    const [resource] = resources.filter(startsWithDays)
    if (!resource) throw new Error('no list starts with the last days')
    const filter = { begin_date: '2026-01-05', end_date: '2026-01-09' }
    const params = cleanParams(resource, { filter })
    expect(rememberedCall(resource, params).call).toBe(await sentFor(resource, params))
  })

  it('is known of nearly all lists, and of the dashboard, where a visit begins', () => {
    expect(known.length).toBeGreaterThan(resources.length / 2)
    expect(firstCalls[pagePath('/')]).toBe('/api/user/dashboard')
  })
})
