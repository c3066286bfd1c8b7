import merchant from '@resources/merchant/merchant/merchant.area'
import { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchRows } from '@/screens/list/listQuery'

beforeEach(() => vi.useFakeTimers({ now: 1_717_214_400_000 }))
afterEach(() => vi.useRealTimers())

const search = '?filter={"op":"jd"}'

const prepared = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  const asked: unknown[] = []
  const dataProvider: Pick<DataProvider, 'getList'> = {
    getList: async (_area, params) => {
      asked.push(params.filter)
      return { data: [], total: 0 }
    },
  }
  return {
    asked,
    prepare: (to: string) => fetchRows(queryClient, dataProvider as DataProvider, merchant, to),
  }
}

test('the rows that an address leads to are asked for once', async () => {
  const { asked, prepare } = prepared()
  await prepare(search)
  await prepare(search)
  expect(asked).toEqual([{ op: 'jd' }])
})

test('rows that are there are not asked for ahead, however old', async () => {
  const { asked, prepare } = prepared()
  await prepare(search)
  vi.setSystemTime(Date.now() + 3_600_000)
  await prepare(search)
  expect(asked).toHaveLength(1)
})
