import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/shell/queryClient'

const kept = (meta?: object) => ['ticket', 'getOne', { id: '7', meta }]
const before = { id: 7, state: 'OPEN' }
const after = { id: 7, state: 'DONE' }

describe('a record that was kept by itself', () => {
  it.each<[call: string, answer: object]>([
    ['getList', { data: [{ id: 3 }, after], total: 2 }],
    ['getMany', [after]],
  ])('is as the latest %s shows it', async (call, answer) => {
    const client = createQueryClient()
    client.setQueryData(kept(), before)
    await client.fetchQuery({ queryKey: ['ticket', call, {}], queryFn: async () => answer })
    expect(client.getQueryData(kept())).toEqual(after)
  })

  it('stays where it is a whole detail, another area’s, or never was', async () => {
    const client = createQueryClient()
    client.setQueryData(kept({ detail: true }), before)
    client.setQueryData(['trade', 'getOne', { id: '7', meta: undefined }], before)
    await client.fetchQuery({ queryKey: ['ticket', 'getList', {}], queryFn: async () => ({ data: [after] }) })
    expect(client.getQueryData(kept({ detail: true }))).toEqual(before)
    expect(client.getQueryData(['trade', 'getOne', { id: '7', meta: undefined }])).toEqual(before)
    expect(client.getQueryData(kept())).toBeUndefined()
  })

  it('stays when the list cannot be read, or holds something strange', async () => {
    const client = createQueryClient()
    client.setQueryData(kept(), before)
    for (const data of [null, 'x', { data: 'x' }, { data: [null, 7] }])
      await client.fetchQuery({ queryKey: ['ticket', 'getList', { of: data }], queryFn: async () => data })
    expect(client.getQueryData(kept())).toEqual(before)
  })
})
