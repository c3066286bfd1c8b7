import { describe, expect, it } from 'vitest'
import { DeclarationError, loadDeclarations, problemsOf } from '@/declaration'
import { templates } from '../../conformance/templates'
import { changed, menu, problems, valid } from './refundArea'

it('a good declaration has no problems', () => {
  expect(problems(valid)).toEqual([])
  expect(problemsOf(templates, ['conformanceTemplate'], {})).toEqual([])
})

describe('loading', () => {
  const other = (change: object): unknown => ({
    ...structuredClone(valid),
    name: 'trade',
    path: '/pay/trade',
    list: { ...valid.list, call: 'GET /pay/tradelist' },
    ...change,
  })
  const load = (...modules: unknown[]) => {
    const files = modules.map((one, index) => [`/resources/pay/${index}.ts`, one])
    return loadDeclarations(Object.fromEntries(files), menu)
  }
  const refusal = (...modules: unknown[]) => {
    try {
      load(...modules)
    } catch (error) {
      if (error instanceof DeclarationError) return error.message.split('\n')
      throw error
    }
    return []
  }

  it('gives the areas in menu order: by group, then by place in it', () => {
    const named = (name: string, place: object) =>
      other({ name, path: `/a/${name}`, menu: place, list: { ...valid.list, call: `GET /a/${name}` } })
    const reference = other({})
    const names = load(
      named('e', { group: 'late', order: 1 }),
      named('b', { group: 'pay', order: 20 }),
      named('d', { order: 60 }),
      reference,
      named('a', { order: 10 }),
      valid,
    ).map(({ name }) => name)
    expect(names).toEqual(['a', 'trade', 'refund', 'b', 'd', 'e'])
  })

  it.each([
    [{ name: 'refund' }, 'refund: name "refund" is taken by refund; choose another'],
    [{ path: '/pay/refund' }, 'trade: path "/pay/refund" is taken by refund; choose another'],
    [{ list: valid.list }, 'trade: call "GET /pay/refundlist" is taken by refund; choose another'],
  ])('refuses two areas with the same %j', (change, problem) => {
    expect(refusal(valid, other(change))).toEqual([problem])
  })

  it.each([[undefined], [null], ['x'], [[]], [{}], [() => valid]])(
    'refuses a file that exports %j',
    (module) => {
      expect(refusal(valid, module)).toEqual([
        '/resources/pay/1.ts: exports no declaration; write "export default defineResource({ … })"',
      ])
    },
  )

  it('names every problem of every area at once', () => {
    const lines = refusal(changed('icon', 'x'), other({ icon: 'y', title: 'z' }), 7)
    const begins = lines.map((line) => line.split(' ').slice(0, 2).join(' '))
    expect(begins).toEqual(['/resources/pay/2.ts: exports', 'refund: icon', 'trade: icon'])
  })
})
