import { collect } from '@mock/platform/collect'
import { roles } from '@mock/platform/roles'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allows,
  allowsAll,
  capabilitiesOf,
  everything,
  narrowed,
  type Permissions,
  type Resource,
  readPermissions,
  withinAreas,
} from '@/declaration'
import { fixtures } from '../../areas/fixtures'
import { forAll, spreadSecond } from '../cases'
import { changed, problems, valid } from './refundArea'

describe('allows', () => {
  it.each<[permissions: Permissions, key: string, allowed: boolean]>(
    spreadSecond([
      [[], ['trade.list'], false],
      [['trade.list'], ['trade.list', 'trade.field.body'], true],
      [['trade.list'], ['trade.detail', 'merchant.list', 'trade.listing', 'trades.list'], false],
      [['Trade.list'], ['trade.list'], false],
      [['trade'], ['trade.refund'], true],
      [['trade.*'], ['trade.refund'], true],
      [['trade'], ['tradeRule.list'], false],
      [['trade.*.*'], ['trade.refund'], false],
      [['*'], ['trade.list', 'trade.field.body'], true],
      [everything, ['anything.at.all'], true],
      [['*.list'], ['trade.list'], true],
      [['*.list'], ['trade.edit'], false],
      [['tra*'], ['trade.list'], false],
      [['trade.re*'], ['trade.refund'], false],
      [['*', '!trade.refund'], ['trade.close'], true],
      [['trade.refund', '!*.refund'], ['trade.refund'], false],
      [['trade', '!trade'], ['trade.list'], false],
      [['trade', '!trade.*'], ['trade.list'], false],
      [['!trade.refund'], ['trade.close'], false],
      [['*', '!!trade.close'], ['trade.close'], true],
      [['trade.detail'], ['trade.field.body'], false],
      [['trade.field.body'], ['trade.field.body'], false],
      [['trade.list', 'trade.field.body'], ['trade.field.attach'], true],
      [['trade', '!trade.field.body'], ['trade.field.body', 'merchant.field.body'], false],
      [['trade', '!trade.field.body'], ['trade.field.attach'], true],
      [['*', '!*.field.body'], ['merchant.field.body'], false],
      [['*', '!trade.field'], ['trade.field.body'], false],
      [['*', '!trade.list'], ['trade.field.body'], false],
      [['*', '!trade.*.body'], ['trade.field.body'], false],
      [['', '!', '.', '..', 'trade.', '.list', ' trade.list'], ['trade.list'], false],
      [['*', '!', '!.'], ['trade.list'], true],
    ]),
  )('%j on %s: %s', (permissions, key, allowed) => {
    expect(allows(permissions, key)).toBe(allowed)
  })

  const part = fc.constantFrom('*', 'trade', 'merchant', 'list', 'refund', 'field', 'body')
  const pattern = fc
    .tuple(fc.constantFrom('', '', '!'), fc.array(part, { minLength: 1, maxLength: 3 }))
    .map(([sign, parts]) => sign + parts.join('.'))
  const patterns = fc.array(pattern, { maxLength: 6 })
  const keys = ['trade', 'merchant'].flatMap((area) =>
    ['list', 'refund', 'field.body', 'field.list'].map((capability) => `${area}.${capability}`),
  )
  const allowedBy = (permissions: Permissions) => keys.filter((key) => allows(permissions, key))

  it('does not look at the order', () => {
    const shuffled = patterns.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    )
    forAll([shuffled], ([all, other]) => {
      expect(allowedBy(other)).toEqual(allowedBy(all))
    })
  })

  it('allows no less with a grant more, and no more with a denial more', () => {
    forAll([patterns, pattern], (all, one) => {
      const before = allowedBy(all)
      const after = allowedBy([...all, one])
      if (one.startsWith('!')) expect(before).toEqual(expect.arrayContaining(after))
      else expect(after).toEqual(expect.arrayContaining(before))
    })
  })

  it('says that a deny of a key denies it, whatever else is said', () => {
    forAll([patterns, fc.constantFrom(...keys)], (all, key) => {
      expect(allows([`!${key}`, ...all, '*'], key)).toBe(false)
    })
  })
})

it.each<[sent: unknown, read: Permissions]>([
  [undefined, ['*']],
  [['!trade.refund'], ['!trade.refund']],
  [['trade', '', 7, null, ['*'], { '*': true }], ['trade']],
  [[], []],
  // Fails closed.
  ['*', []],
  [null, ['*']],
  [{ 0: '*' }, []],
  [true, []],
])('permissions sent as %j are read as %j', (sent, read) => {
  expect(readPermissions(sent)).toEqual(read)
})

it.each<[permissions: readonly string[], left: readonly string[]]>([
  [['*'], ['trade', 'fee']],
  [['*.list'], ['trade.list', 'fee.list']],
  [['trade.refund', 'merchant'], ['trade.refund']],
  [
    ['*', '!*.remove', '!merchant'],
    ['trade', 'fee', '!*.remove', '!merchant'],
  ],
  [[], []],
])('permissions on a platform that offers some areas alone: %j become %j', (permissions, left) => {
  expect(withinAreas(permissions, ['trade', 'fee'])).toEqual(left)
})

describe('the capabilities of an area', () => {
  const names = ['fee', 'times', 'state', 'create_time', 'note', 'body', 'extra', 'trade_no']
  const fields = names.map((name) => `refund.field.${name}`)

  it('are its list, detail, form, actions and fields; key and title are no question', () => {
    const all = ['list', 'detail', 'create', 'edit', 'close'].map((name) => `refund.${name}`)
    expect(capabilitiesOf(valid)).toEqual([...all, ...fields])
  })

  it.each<[path: string, value: unknown, lacking: readonly string[]]>([
    ['detail', undefined, ['refund.detail']],
    ['save/create', false, ['refund.create']],
    ['save/edit', false, ['refund.edit']],
    ['save', undefined, ['refund.create', 'refund.edit']],
    ['actions', undefined, ['refund.close']],
    ['title', 'note', ['refund.field.note']],
  ])('without %s: %j', (path, value, lacking) => {
    const left = capabilitiesOf(valid).filter((key) => !lacking.includes(key))
    expect(capabilitiesOf(changed(path, value))).toEqual(left)
  })

  const { close } = valid.actions ?? {}
  it.each(['list', 'detail', 'create', 'edit', 'field', 'link', 'a.b', '*', '!close', ''])(
    'no action may be named %j',
    (name) => {
      expect(problems(changed('actions', { [name]: close }))).toEqual([
        `refund: actions.${name} is not a valid name; use one word of letters other than list, detail, create, edit, field, link, view`,
      ])
    },
  )
})

const areas = [...collect().declarations, ...fixtures.declarations]

it('there are roles that may do everything, some things and nothing', () => {
  const kinds = roles.map(({ permissions }) => {
    const left = areas.map((area) => narrowed(area, permissions))
    if (left.every((area) => area === undefined)) return 'nothing'
    return left.every((area, index) => area === areas[index]) ? 'everything' : 'some'
  })
  expect(new Set(kinds)).toEqual(new Set(['everything', 'some', 'nothing']))
})

/** Whether an account could fill in the form: denied fields must not be required for new records. */
const canMake = ({ name, save, fields }: Resource, permissions: Permissions): boolean =>
  save?.fields.every((field) => !fields[field]?.required || allows(permissions, `${name}.field.${field}`)) ??
  true

it.each(roles)(
  'the role $key is offered what it is allowed, of each area, and nothing else',
  ({ permissions }) => {
    for (const area of areas) {
      const left = narrowed(area, permissions)
      const allowed = capabilitiesOf(area).filter(
        (key) => allows(permissions, key) && (key !== `${area.name}.create` || canMake(area, permissions)),
      )
      const lists = allows(permissions, `${area.name}.list`)
      expect(left ? capabilitiesOf(left) : []).toEqual(lists ? allowed : [])
    }
  },
)

it.each<[permissions: Permissions, all: boolean]>([
  [['*'], true],
  [['*', 'returnAddress.*'], true],
  [['*', '!account'], false],
  [['*.list'], false],
  [[], false],
])('%j allows everything: %s', (permissions, all) => {
  expect(allowsAll(permissions)).toBe(all)
})
