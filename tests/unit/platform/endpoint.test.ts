import { afterEach, expect, it, vi } from 'vitest'
import { defineEndpoints, integer, l, text } from '@/declaration'
import { ask } from '@/platform/endpoint'
import { platformStub, refused } from './platformStub'

afterEach(() => vi.unstubAllGlobals())

const label = l('名称', 'Name', 'Nombre')

const { look, write } = defineEndpoints({
  look: {
    label,
    call: 'GET /user/desk',
    query: { day: integer({ label, required: true }), word: text({ label }) },
    answer: { n: integer({ label }) },
  },
  write: {
    label,
    call: 'POST /user/write',
    inputs: { words: text({ label, required: true }) },
    answer: {},
    requestId: true,
  },
})

it('a declared GET sends its parameters, and nothing for what is left out', async () => {
  const sent = platformStub(() => ({ n: 7 }))
  const { n } = await ask(look, { query: { day: 3, word: undefined } })
  expect(n).toBe(7)
  expect(sent).toEqual([{ call: 'GET /user/desk', query: { day: '3' }, body: undefined }])
})

it('a declared POST sends its inputs with the id of the intent', async () => {
  const sent = platformStub(() => ({}))
  await ask(write, { input: { words: '好' }, requestId: 'request-1' })
  expect(sent).toEqual([
    { call: 'POST /user/write', query: {}, body: { words: '好', request_id: 'request-1' } },
  ])
})

it('a refusal is its error', async () => {
  platformStub(() => {
    throw refused(10005, '请勿重复提交')
  })
  await expect(ask(write, { input: { words: '好' } })).rejects.toMatchObject({ code: 10005 })
})
