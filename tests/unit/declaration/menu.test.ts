import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineMenu, groupsAround, type MenuGroups } from '@/declaration'
import { forAll } from '../cases'
import { label } from './plainArea'
import { load, refusal, valid } from './refundArea'

const group = { label, icon: 'list', order: 1 } as const

const area = (name: string, menu: object): unknown => ({
  ...structuredClone(valid),
  name,
  path: `/pay/${name}`,
  menu,
  list: { ...valid.list, call: `GET /pay/${name}list` },
  detail: undefined,
  save: undefined,
  actions: undefined,
  fields: { ...valid.fields, trade_no: { kind: 'text', label } },
})

/** Groups as somebody without a compiler writes them. */
const written = (groups: object): MenuGroups => JSON.parse(JSON.stringify(groups))

describe('groups of the menu', () => {
  const nested = defineMenu({
    money: { ...group, order: 20 },
    pay: { ...group, order: 2, group: 'money' },
    fee: { ...group, order: 1, group: 'money', alwaysShow: true },
  })

  it('stand in one another, and areas are sorted by all of them', () => {
    const names = load(
      nested,
      area('d', { group: 'pay', order: 1 }),
      area('e', { order: 30 }),
      area('b', { group: 'fee', order: 9 }),
      area('c', { group: 'money', order: 2 }),
      area('a', { order: 20 }),
    ).map(({ name }) => name)
    expect(names).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(groupsAround('pay', nested)).toEqual(['money', 'pay'])
    expect(groupsAround('nobody', nested)).toEqual([])
    expect(groupsAround(undefined, nested)).toEqual([])
  })

  it('give the same order from whichever side two areas are compared', () => {
    const place = fc.record({
      group: fc.constantFrom(undefined, 'money', 'pay', 'fee'),
      order: fc.integer({ min: 0, max: 3 }),
    })
    forAll([fc.array(place, { maxLength: 8 })], (places) => {
      const order = (areas: unknown[]) => load(nested, ...areas).map(({ menu }) => JSON.stringify(menu))
      const areas = places.map((menu, index) => area(`a${index}`, menu))
      expect(order([...areas].reverse())).toEqual(order(areas))
    })
  })

  const inside = (parent: string) => ({ ...group, group: parent })
  const deep = { a: group, b: inside('a'), c: inside('b'), d: inside('c') }

  it.each<[what: string, groups: object, problem: string]>([
    ['no such parent', { pay: group, fee: inside('pays') }, 'fee.group "pays" is not a group; did you mean'],
    ['a word of JavaScript', { pay: inside('constructor') }, 'pay.group "constructor" is not a group;'],
    ['a group in itself', { pay: inside('pay') }, 'pay.group "pay" stands in "pay" itself; remove one'],
    ['a fifth level', deep, 'd.group "c" is nested too deeply; a menu has 4 levels'],
    [
      'no such picture',
      { pay: { ...group, icon: 'sm' } },
      'pay.icon "sm" is not an icon; did you mean "sms"?',
    ],
    ['no picture', { pay: { label, order: 1 } }, 'pay.icon is missing; give a text'],
    ['no Spanish', { pay: { ...group, label: { zh: '支付', en: 'Pay' } } }, 'pay.label has no text in "es"'],
    ['a flag in words', { pay: { ...group, alwaysShow: 'yes' } }, 'pay.alwaysShow must be true or false'],
    ['a key in words', { 'Pay list': group }, 'Pay list must consist of lower-case letters, digits, "-"'],
    ['no object', { pay: 7 }, 'pay must be an object'],
  ])('are refused for %s in one line with the remedy', (_, groups, problem) => {
    const problems = refusal(written(groups))
    expect(problems).toEqual([expect.stringContaining(`resources/menu.ts: ${problem}`)])
  })

  it('are refused for a circle, each of its groups in its own line', () => {
    expect(refusal(written({ a: inside('b'), b: inside('a') }))).toEqual([
      'resources/menu.ts: a.group "b" stands in "a" itself; remove one of them',
      'resources/menu.ts: b.group "a" stands in "b" itself; remove one of them',
    ])
  })
})

describe('the entry that an area marks in place of its own', () => {
  it('is that of another area', () => {
    const areas = [area('a', { order: 1 }), area('b', { order: 2, hidden: true, activeMenu: '/pay/a' })]
    expect(load({}, ...areas)).toEqual(areas)
  })

  it.each<[what: string, path: string, remedy: string]>([
    ['nobody has', '/pay/aa', 'did you mean "/pay/a"?'],
    ['is nowhere near', 'https://example.com', 'give the path of an area that is'],
    ['is hidden itself', '/pay/b', 'did you mean "/pay/a"?'],
  ])('is refused when its path %s', (_, activeMenu, remedy) => {
    const areas = [area('a', { order: 1 }), area('b', { order: 2, hidden: true, activeMenu })]
    const problem = `b: menu.activeMenu "${activeMenu}" is not in the menu; ${remedy}`
    expect(refusal({}, ...areas)).toEqual([problem])
  })
})
