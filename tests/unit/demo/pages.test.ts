import { hasRole, type RoleList } from '@resources/demo/permission/ui/roles/hasRole'
import { regionIn, regionKeys } from '@resources/demo/tab/ui/regions'
import { chosenInOrder, chosenWith, type Fruit } from '@resources/demo/table/ui/chosenFruits'
import { isFiltered, noFilters, queryOf, turned } from '@resources/demo/table/ui/complex/filters'
import { describe, expect, it } from 'vitest'
import { spreadFirst } from '../cases'

it.each<[string[], RoleList, boolean]>([
  [['admin'], ['admin'], true],
  [['editor'], ['admin'], false],
  [['editor'], ['admin', 'editor'], true],
  [['visitor', 'editor'], ['editor'], true],
  [[], ['admin'], false],
  [['Admin'], ['admin'], false],
])('%j may see what is for %j: %s', (held, wanted, may) => {
  expect(hasRole(held, wanted)).toBe(may)
})

it('the columns of the dynamic tables come in the order of clicks, or in their own', () => {
  const clicks: [Fruit, boolean][] = [
    ['orange', true],
    ['apple', false],
    ['apple', true],
    ['orange', true],
  ]
  const chosen = clicks.reduce<readonly Fruit[]>(
    (before, [fruit, ticked]) => chosenWith(before, fruit, ticked),
    ['apple', 'banana'],
  )
  expect(chosen).toEqual(['banana', 'apple', 'orange'])
  expect(chosenInOrder(chosen)).toEqual(['apple', 'banana', 'orange'])
})

describe('what the complex table asks for', () => {
  it('is a page of all without filters, and sends no empty ones', () => {
    expect(isFiltered(noFilters)).toBe(false)
    expect(queryOf(noFilters, '+id', 1, 20)).toEqual({ page: 1, limit: 20, sort: '+id' })
    const filters = { ...noFilters, title: ' 短信 ', importance: '3' }
    expect(isFiltered(filters)).toBe(true)
    const asked = { title: '短信', importance: '3' }
    expect(queryOf(filters, '-id', 2, 50)).toEqual({ page: 2, limit: 50, sort: '-id', ...asked })
  })

  it('is turned around and back', () => {
    expect(turned('+id')).toBe('-id')
    expect(turned('-id')).toBe('+id')
  })
})

it.each(
  spreadFirst([
    [['', '?tab=XX', '?tab=toString'], 'CN'],
    [['?tab=JP'], 'JP'],
    [['?other=1&tab=EU'], 'EU'],
  ]),
)('the address %s opens the tab %s', (search, region) => {
  expect(regionKeys).toContain(region)
  expect(regionIn(search)).toBe(region)
})
