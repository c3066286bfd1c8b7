import { describe, expect, it } from 'vitest'
import { day, type Fields, l, money, narrowed, timestamp, type WireRecord } from '@/declaration'
import { checkAsked } from '@/declaration/bounds'
import { problemsOf } from '@/declaration/inspect'
import { fieldsFor } from '@/declaration/settled'
import { complaintOf } from '@/screens/kinds/validation'
import inspection from '../../areas/inspection.area'

const named = (zh: string) => ({ label: l(zh, zh, zh) })
const fields: Fields = {
  start: timestamp(named('开始')),
  end: timestamp({ ...named('结束'), atLeast: 'start' }),
  from: day({ ...named('起'), atMost: 'to', nullable: true }),
  to: day({ ...named('止'), nullable: true }),
  low: money({ ...named('最低'), unit: 'fen' }),
  price: money({ ...named('价格'), unit: 'fen', atLeast: 'low', atMost: 'high', max: 900 }),
  high: money({ ...named('最高'), unit: 'fen' }),
}

const violation = (name: string, record: WireRecord) => {
  const field = fieldsFor(fields, record, 0)[name]
  return field && checkAsked(field, record[name])
}

describe('a field that others bound', () => {
  it.each<[name: string, record: WireRecord, code: string | undefined]>([
    ['end', { start: 100, end: 99 }, 'bound'],
    ['end', { start: 100, end: 100 }, undefined],
    ['end', { start: 100, end: 101 }, undefined],
    // "Never" and missing values bound nothing, and are not bounded.
    ['end', { start: 0, end: 1 }, undefined],
    ['end', { start: 100, end: 0 }, undefined],
    ['end', { end: 1 }, undefined],
    ['from', { from: '2026-03-02', to: '2026-03-01' }, 'bound'],
    ['from', { from: '2026-03-01', to: '2026-03-01' }, undefined],
    ['from', { from: '2026-09-30', to: '2026-10-01' }, undefined],
    ['from', { from: '2026-03-02', to: null }, undefined],
    ['from', { from: null, to: '2026-03-01' }, undefined],
    ['price', { low: 5, price: 4, high: 9 }, 'bound'],
    ['price', { low: 5, price: 10, high: 9 }, 'bound'],
    ['price', { low: 5, price: 0, high: 9 }, 'bound'],
    ['price', { low: 5, price: 7, high: 9 }, undefined],
    // Its own rules come first.
    ['price', { low: 5, price: 901, high: 9 }, 'tooLarge'],
  ])('%s in %j: %s', (name, record, code) => {
    expect(violation(name, record)?.code).toBe(code)
  })

  it.each<[name: string, record: WireRecord, locale: string, text: string]>([
    ['end', { start: 1767225600, end: 1 }, 'zh', '不能早于开始（2026-01-01 08:00:00）'],
    ['from', { from: '2026-03-02', to: '2026-03-01' }, 'en', 'Not after 止 (2026-03-01)'],
    ['price', { low: 500, price: 4 }, 'es', 'Como mínimo 最低 (5.00)'],
    ['price', { price: 500, high: 4 }, 'zh', '不能大于最高（0.04）'],
  ])('%s in %j is told in %s: %s', (name, record, locale, text) => {
    const [field, wrong] = [fields[name], violation(name, record)]
    expect(field && wrong && complaintOf(field, wrong, locale).args.text).toBe(text)
  })
})

describe('a declaration is refused whose field', () => {
  const problems = (change: object) => {
    const area = structuredClone({ ...inspection, sample: undefined })
    Object.assign(area.fields.until, change)
    return problemsOf(area, ['inspection', 'single'], {})
  }
  it.each<[change: object, problem: string]>([
    [{ atLeast: 'frm' }, 'fields.until.atLeast "frm" is not a field; did you mean "from"?'],
    [{ atLeast: 'until' }, 'fields.until.atLeast "until" is the field itself; remove it'],
    [
      { atLeast: 'rooms' },
      'fields.until.atLeast "rooms" is of the kind integer, and this of the kind day; make them the same',
    ],
    [
      { kind: 'text' },
      'fields.until.atLeast is not for the kind text; its kinds are: integer, money, percent, timestamp, day',
    ],
  ])('%j: %s', (change, problem) => {
    expect(problems(change)).toContainEqual(expect.stringContaining(problem))
  })

  it('is sampled out of the bounds', () => {
    const cases = [{ when: { state: 'OPEN' }, values: { rooms: [3], rooms_seen: [4] } }]
    const area = { ...inspection, sample: { ...inspection.sample, cases } }
    expect(problemsOf(area as never, ['inspection', 'single'], {})).toContainEqual(
      expect.stringContaining(
        'sample.cases[0].values.rooms_seen is replaced, because 4 is above 3 of "rooms"; give one that is not',
      ),
    )
  })
})

it('an account that does not see the other field is told of no bound', () => {
  const { fields: seen } = narrowed(inspection, ['*', '!inspection.field.from']) ?? {}
  expect(seen?.until).toMatchObject({ atLeast: undefined })
  expect(seen?.rooms_seen).toBe(inspection.fields.rooms_seen)
})
