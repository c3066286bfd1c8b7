import { ruleActions } from '@resources/merchant/merchant/pushRules'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Action, holds, type WireRecord } from '@/declaration'
import {
  beforeAndAfter,
  changesOf,
  countUnchanged,
  type Entered,
  inputsOf,
  isTouched,
  type Setting,
  startingValues,
  untouchedUntil,
  valuesOf,
} from '@/screens/actions/edits'
import { forAll } from '../cases'
import { label } from '../declaration/plainArea'

/** Settings of several kinds, one input that no record has, and one that no form asks for. */
const action: Action = {
  label,
  icon: 'settings',
  call: 'POST /user/save',
  on: ['row', 'bulk'],
  batch: 'ids',
  inputs: {
    on: { kind: 'boolean', label },
    words: { kind: 'text', label },
    many: { kind: 'tags', label },
    cap: { kind: 'money', label, unit: 'li' },
    reason: { kind: 'text', label },
    silent: { kind: 'integer', label, unasked: true },
  },
  prefill: { on: 'set.on', words: 'words', many: 'many', cap: 'cap' },
  saves: true,
}
const record = (on: boolean, words: string, many: string[], cap = 0): WireRecord => {
  return { set: { on }, words, many, cap }
}
const none: ReadonlySet<string> = new Set()
const settingOf = (settings: readonly Setting[], name: string) =>
  settings.find((setting) => setting.name === name) ?? expect.fail(`no setting ${name}`)

describe('settings of several records', () => {
  const records = [record(true, '加急', ['a', 'b']), record(true, 'vip', ['a', 'b'])]
  const settings = untouchedUntil(action, records)

  it('are shared where all have the same value, lists too, and unknown where they differ', () => {
    const shared = Object.fromEntries(settings.map((one) => [one.name, one.shared]))
    expect(shared).toEqual({ on: true, words: undefined, many: ['a', 'b'], cap: 0 })
    const start = { on: true, words: '', many: ['a', 'b'], cap: 0, reason: '' }
    expect(startingValues(action, records)).toEqual(start)
  })

  it('of one record are before the operator’s eyes, and are sent as they stand there', () => {
    const [first = {}] = records
    expect(untouchedUntil(action, [first])).toEqual([])
    const sent = { on: true, words: '加急', many: ['a', 'b'], cap: 0, reason: '' }
    expect(inputsOf(action, [], startingValues(action, [first]), none)).toEqual(sent)
  })

  it('that the account cannot see are left alone also for one record', () => {
    const blind: Action = { ...action, prefill: undefined, saves: undefined, unseen: ['on'] }
    const [first = {}] = records
    expect(untouchedUntil(blind, [first])).toEqual([
      { name: 'on', field: action.inputs?.on, own: [undefined], shared: undefined },
    ])
  })

  const start = startingValues(action, records)
  test.each<[what: string, entered: object, opened: string[], sent: object]>([
    ['nothing touched', {}, [], {}],
    ['an opened one is sent as it stands, also empty', {}, ['words'], { words: '' }],
    ['an opened one with a value', { words: 'vip' }, ['words'], { words: 'vip' }],
    ['what is typed where it is not opened is not sent', { words: 'vip' }, [], {}],
    ['another value than all have', { on: false }, [], { on: false }],
    ['the same value again', { on: true }, [], {}],
    ['a list with the same words in another array', { many: ['a', 'b'] }, [], {}],
    ['an emptied list', { many: [] }, [], { many: [] }],
    ['an emptied number, which is sent as its kind’s nothing and was that', { cap: null }, [], {}],
  ])('%s', (_, entered, opened, sent) => {
    const inputs = inputsOf(action, settings, { ...start, ...entered }, new Set(opened))
    expect(inputs).toEqual({ reason: '', ...sent })
  })

  it('send exactly what was touched, whatever the records have and whatever was entered', () => {
    const values = {
      on: fc.boolean(),
      words: fc.constantFrom('', '加急', 'vip'),
      many: fc.subarray(['a', 'b', 'c']),
      cap: fc.integer({ min: 0, max: 2 }),
    }
    const anyRecord = fc.record(values).map(({ on, words, many, cap }) => record(on, words, many, cap))
    const someRecords = fc.array(anyRecord, { minLength: 2, maxLength: 6 })
    const entering = fc.record(values, { requiredKeys: [] })
    forAll([someRecords, entering, fc.subarray(['on', 'words', 'many', 'cap'])], (some, typed, names) => {
      const found = untouchedUntil(action, some)
      const opened = new Set(names)
      const entered: { [name: string]: unknown } = { ...startingValues(action, some), ...typed }
      const touched = found.filter((setting) => isTouched(setting, entered, opened)).map(({ name }) => name)
      const { reason, ...sent } = inputsOf(action, found, entered, opened)
      expect(reason).toBe('')
      expect(Object.keys(sent)).toEqual(touched)
      for (const { name, shared } of found) {
        const isOther = JSON.stringify(shared) !== JSON.stringify(entered[name])
        expect(touched.includes(name)).toBe(shared === undefined ? opened.has(name) : isOther)
      }
      // For every setting that is sent, each record is either changed or not.
      for (const name of touched) {
        const setting = settingOf(found, name)
        const { from, same } = changesOf(setting, entered[name] as boolean)
        expect(from.reduce((sum, { count }) => sum + count, same)).toBe(some.length)
      }
      // A record only changes in what is sent.
      for (const { before, after } of beforeAndAfter(action, some, found, entered, opened))
        for (const name of Object.keys(before)) if (!(name in sent)) expect(after[name]).toEqual(before[name])
    })
  })
})

describe('before it is sent', () => {
  const urgentOn = record(true, '加急', [])
  const off = [record(false, '加急', []), record(false, 'vip', [])]
  const records = [urgentOn, urgentOn, record(true, 'vip', []), ...off]
  const settings = untouchedUntil(action, records)
  const [words, on] = [settingOf(settings, 'words'), settingOf(settings, 'on')]

  it('shows how many records have each value, the most first, and how many change from what', () => {
    const [urgent, vip] = [
      { value: '加急', count: 3 },
      { value: 'vip', count: 2 },
    ]
    expect(valuesOf(words)).toEqual([urgent, vip])
    expect(changesOf(words, 'vip')).toEqual({ from: [urgent], same: 2 })
    expect(changesOf(words, '')).toEqual({ from: [urgent, vip], same: 0 })
  })

  it('shows how many do not change at all', () => {
    const toVip = { setting: words, next: 'vip' }
    expect(countUnchanged([toVip])).toBe(2)
    expect(countUnchanged([toVip, { setting: on, next: false }])).toBe(1)
    expect(countUnchanged([])).toBe(0)
  })

  it('a value that nobody can tell may change', () => {
    const [setting] = untouchedUntil(action, [{ set: { on: true } }, {}])
    expect(setting?.shared).toBeUndefined()
    const unknown = { field: on.field, own: [true, undefined] }
    expect(changesOf(unknown, true)).toEqual({ from: [{ value: undefined, count: 1 }], same: 1 })
    expect(countUnchanged([{ setting: { ...on, own: [true, undefined] }, next: true }])).toBe(1)
  })
})

test('conditions between inputs judge by what each record has where an input is not touched', () => {
  const { paidRule } = ruleActions
  const shop = (rule: object | '') => ({ paid_push_rule: rule === '' ? '' : JSON.stringify(rule) })
  const shops = [
    shop({ is_enable: true, filter_express: '' }),
    shop({ is_enable: true, filter_express: "买家留言 包含 'vip'" }),
    shop(''),
  ]
  const [warning] = paidRule.warns
  const warned = (entered: Entered, opened: string[]) =>
    beforeAndAfter(paidRule, shops, untouchedUntil(paidRule, shops), entered, new Set(opened)).map(
      ({ before, after }) => !holds(warning.when, before, 0) && holds(warning.when, after, 0),
    )
  // Switched off, the first has nothing left to say; the last has no rule that could be lost.
  expect(warned({ is_enable: false }, ['is_enable'])).toEqual([true, false, false])
  const emptied = warned({ is_enable: false, filter_express: '  ' }, ['is_enable', 'filter_express'])
  expect(emptied).toEqual([true, true, false])
  expect(warned({ is_enable: true }, ['is_enable'])).toEqual([false, false, false])
})
