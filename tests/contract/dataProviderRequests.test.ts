import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { areasOf, resourceName } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import { outcomeOfCall } from '@/platform/dataProvider/act'
import { startSandbox } from '../conformance/sandbox'
import { records, templates, templatesByRest } from '../conformance/templates'

const place = resourceName(templates)
const remove = templates.actions?.remove
const [record] = records

/** A data provider with the real platform, over a connection that can lose messages. */
describe.each([
  { name: 'the platform’s calls', area: templates },
  { name: 'a REST service', area: templatesByRest },
])('over $name, an answer that is lost', ({ area }) => {
  const provider = createDataProvider(areasOf([area]))
  let stop: () => Promise<void>
  let fetched: typeof fetch
  beforeAll(async () => {
    stop = await startSandbox()
    fetched = globalThis.fetch
  })
  afterEach(() => void vi.stubGlobal('fetch', fetched))
  afterAll(() => stop())

  /** Loses the next write on its way to the platform, or its answer on the way back. */
  const lose = (lost: 'call' | 'answer') =>
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      if (asked[1]?.method !== 'POST') return fetched(...asked)
      vi.stubGlobal('fetch', fetched)
      if (lost === 'answer') await fetched(...asked)
      throw new TypeError('Failed to fetch')
    })
  const ids = async () => {
    const all: string[] = []
    await provider.readAll(
      place,
      { sort: { field: 'template_name', order: 'ASC' } },
      { onPage: (_, rows) => void all.push(...rows.map(({ id }) => id)), onLost: () => {} },
    )
    return all
  }

  it.each(['call', 'answer'] as const)('makes one record, whether the %s was lost', async (lost) => {
    const before = await ids()
    const requestId = `make-one-${lost}`
    const make = () => provider.create(place, { data: { ...record }, meta: { requestId } })
    lose(lost)
    await expect(make()).rejects.toMatchObject({ name: 'TransportError', kind: 'network' })
    const { data: known } = await provider.requestResult(requestId)
    expect(known.done).toBe(lost === 'answer')
    const { data: made } = await make()
    const { data: twice } = await make()
    expect(twice).toEqual(made)
    expect((await ids()).filter((id) => !before.includes(id))).toEqual([made.id])
    expect((await provider.requestResult(requestId)).data).toMatchObject({
      done: true,
      answer: { template_id: made.id },
    })
  })

  it('of a batch says of each record what became of it', async () => {
    const [first = '', second = ''] = await ids()
    const asked = [first, 'T99999999', second]
    const act = () =>
      provider.act(place, {
        action: 'remove',
        records: asked.map((id) => ({ id })),
        requestId: 'remove-three',
      })
    lose('answer')
    await expect(act()).rejects.toMatchObject({ name: 'TransportError' })
    const { data: known } = await provider.requestResult('remove-three')
    if (!known.done) throw new Error('the platform does not know of a call that it has done')
    if (!remove) throw new Error('templates cannot be removed')
    const outcome = await outcomeOfCall(templates, remove, asked, known.answer)
    expect(outcome).toEqual({
      succeeded: [first, second],
      failed: [{ id: 'T99999999', code: 10002, message: expect.any(String) }],
    })
    expect((await act()).data).toEqual(outcome)
    expect(await ids()).not.toContain(first)
  })
})
