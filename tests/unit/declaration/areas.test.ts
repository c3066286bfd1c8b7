import { describe, expect, it, vi } from 'vitest'
import {
  areasOf,
  fetchAll,
  filterAreas,
  headOf,
  lazyAreas,
  narrowed,
  narrowedAreas,
  type Resource,
  readAll,
} from '@/declaration'
import { changed, valid } from './refundArea'

const other = { ...changed('name', 'other'), path: '/other' } satisfies Resource
const both: readonly Resource[] = [valid, other]

const late = () => {
  const load = vi.fn(async (name: string) => {
    const found = both.find((one) => one.name === name)
    if (!found) throw new Error(`nothing is called ${name}`)
    return found
  })
  return { load, areas: lazyAreas(both.map(headOf), load) }
}

describe('areas whose declarations are fetched', () => {
  it('have their heads at once and a declaration once it was fetched, for all who ask at the same time', async () => {
    const { areas, load } = late()
    expect(areas.heads.map(({ name }) => name)).toEqual(['refund', 'other'])
    expect(areas.read('refund')).toBeUndefined()
    expect(await Promise.all([areas.fetch('refund'), areas.fetch('refund')])).toEqual([valid, valid])
    expect(areas.read('refund')).toBe(valid)
    expect(await areas.fetch('refund')).toBe(valid)
    expect(load).toHaveBeenCalledTimes(1)
    expect(readAll(areas)).toBeUndefined()
    expect(await fetchAll(areas)).toEqual(both)
    expect(readAll(areas)).toEqual(both)
  })

  it('ask again for what did not come', async () => {
    const { areas, load } = late()
    load.mockRejectedValueOnce(new Error('the network is away'))
    await expect(areas.fetch('refund')).rejects.toThrow('the network is away')
    expect(areas.read('refund')).toBeUndefined()
    expect(await areas.fetch('refund')).toBe(valid)
  })
})

describe('the areas of an account', () => {
  it('are narrowed as they come, to the same object each time', async () => {
    const { areas } = late()
    const denied = ['*', '!other', '!refund.close']
    const seen = narrowedAreas(areas, denied)
    expect(seen.heads.map(({ name }) => name)).toEqual(['refund'])
    expect(seen.read('refund')).toBeUndefined()
    const refund = await seen.fetch('refund')
    expect(refund).toEqual(narrowed(valid, denied))
    expect(seen.read('refund')).toBe(refund)
    await expect(seen.fetch('other')).rejects.toThrow('there is no area "other"')
    expect(seen.read('other')).toBeUndefined()
  })

  it('give a whole declaration to whoever may do everything', () => {
    expect(narrowedAreas(areasOf(both), ['*']).read('refund')).toBe(valid)
  })

  it('are without those that are left out', async () => {
    const some = filterAreas(areasOf(both), ({ name }) => name !== 'refund')
    expect(readAll(some)).toEqual([other])
    expect(some.read('refund')).toBeUndefined()
    await expect(some.fetch('refund')).rejects.toThrow('there is no area "refund"')
    await expect(areasOf([]).fetch('refund')).rejects.toThrow('there is no area "refund"')
  })
})
