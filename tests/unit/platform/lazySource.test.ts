import { expect, it, vi } from 'vitest'
import { lazySource } from '@/platform/dataProvider/source'

const source = {
  page: async () => ({ rows: [], total: 7 }),
  one: async (id: string) => ({ id }),
  many: async (ids: readonly string[]) => ids.map((id) => ({ id })),
  create: async () => ({ id: 'new' }),
  update: async (id: string) => ({ id }),
  remove: async () => ({ succeeded: [], failed: [] }),
}

it('is fetched with the first request, once for all, and again only when it did not arrive', async () => {
  const load = vi.fn(async () => source)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const late = lazySource(load)
  expect(load).not.toHaveBeenCalled()
  await expect(Promise.all([late.one('a'), late.one('b')])).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(1)
  await expect(Promise.all([late.one('a'), late.many?.(['b', 'c'])])).resolves.toEqual([
    { id: 'a' },
    [{ id: 'b' }, { id: 'c' }],
  ])
  expect(load).toHaveBeenCalledTimes(2)
})
