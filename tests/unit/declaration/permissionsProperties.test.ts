import { collect } from '@mock/platform/collect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allows,
  capabilitiesOf,
  comesWithList,
  filtersOf,
  formLayout,
  headOf,
  narrowed,
  narrowedHead,
  type Permissions,
  problemsOf,
  type Resource,
} from '@/declaration'
import { fixtures } from '../../areas/fixtures'
import { lookedAt, onlyArea } from '../../areas/looked'
import { forAll } from '../cases'
import { everyKind } from '../platform-areas/everyKind'
import { menu, valid } from './refundArea'

const declared = collect().declarations
/** An error in one permission shows within a few dozen lists, of one area or of all. */
const how = { runs: 100, atLeast: onlyArea ? 40 : 10 }
const areas: readonly Resource[] = [...declared, ...fixtures.declarations, everyKind, valid]
const names = [...areas.map(({ name }) => name), 'shop']
const problems = (area: Resource) => problemsOf(area, names, { ...fixtures.menu, ...menu })

/** Lists of permissions that affect an area. */
const permissionsOn = (area: Resource): fc.Arbitrary<Permissions> => {
  const keys = capabilitiesOf(area)
  const own = [area.name, `${area.name}.*`, `${area.name}.list`]
  const wild = [...own, '*', '*.list', '*.detail', '*.edit', 'other']
  const grant = fc.constantFrom(...wild, ...keys)
  const denial = fc
    .constantFrom('*.list', '*.detail', `${area.name}.field`, ...keys, ...keys)
    .map((key) => `!${key}`)
  return fc.oneof(
    fc.array(denial, { maxLength: 12 }).map((denials) => ['*', ...denials]),
    fc.array(fc.oneof(grant, denial), { maxLength: 12 }),
  )
}

/** The fields that a declaration no longer has. */
const lost = (area: Resource, left: Resource): readonly string[] =>
  Object.keys(area.fields).filter((name) => !Object.hasOwn(left.fields, name))

/** Parts that name no fields: texts, kinds, and the names that a call or a filter defines itself. */
const words = 'label text one icon menu kind call rest path name type test param input inputs unseen'
const ownWords = new Set([...words.split(' '), 'send', 'layout'])

const inputsOf = (action: object): object =>
  'inputs' in action && typeof action.inputs === 'object' && action.inputs ? action.inputs : {}

/** Every text in a declaration, outside of its fields, that could name a field. */
const mentions = (value: unknown, holder = ''): string[] => {
  if (typeof value === 'string') return [value.replace(/^-/, '').split('.')[0] ?? '']
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    // A list belongs to its holder.
    if (Array.isArray(value)) return mentions(one, holder)
    if (holder === 'when' || holder === 'done') return mentions(key)
    // An input hides the field of its name.
    if (key === 'approve' || key === 'warns')
      return mentions(one, key).filter((name) => !Object.hasOwn(inputsOf(value), name))
    if (holder === 'set') return [key, ...(typeof one === 'object' ? mentions(one) : [])]
    return ownWords.has(key) ? [] : mentions(one, key)
  })
}
const mentioned = ({ fields: _, sample: __, ...area }: Resource) => new Set(mentions(area))

describe.each(lookedAt(areas).map((area) => [area.name, area] as const))(
  '%s, whatever the permissions',
  (_, area) => {
    const permissions = permissionsOn(area)
    const check = (property: (permissions: Permissions, left: Resource) => void) => {
      let narrower = 0
      const look = (list: Permissions) => {
        const left = narrowed(area, list)
        if (left === undefined) expect(allows(list, `${area.name}.list`)).toBe(false)
        else property(list, left)
        if (left && left !== area) narrower++
      }
      forAll([permissions], how, look)
      // With few parts, most random lists would leave all or nothing, so each part is also removed alone.
      const parts = capabilitiesOf(area).filter((key) => key !== `${area.name}.list`)
      for (const key of parts) look(['*', `!${key}`])
      expect(narrower).toBeGreaterThanOrEqual(parts.length)
    }

    it('stays a declaration without fault, and data', () => {
      check((_, left) => {
        expect(problems(left)).toEqual([])
        expect(JSON.parse(JSON.stringify(left))).toEqual(left)
      })
    })

    it('names no denied field anywhere', () => {
      // Proof that the search finds what is there.
      const { columns, moreColumns = [], sortable } = area.list
      expect([...mentioned(area)]).toEqual(expect.arrayContaining([...columns, ...moreColumns, ...sortable]))
      check((list, left) => {
        const gone = lost(area, left)
        for (const name of Object.keys(left.fields))
          if (name !== area.title && !area.key.includes(name))
            expect(allows(list, `${area.name}.field.${name}`)).toBe(true)
        const named = mentioned(left)
        expect(gone.filter((name) => named.has(name))).toEqual([])
        const compared = filtersOf(left).flatMap((filter) =>
          filter.test === 'period' ? filter.on.map(({ field }) => field) : filter.on,
        )
        expect(compared.filter((path) => gone.includes(path.split('.')[0] ?? ''))).toEqual([])
      })
    })

    it('offers nothing that is denied', () => {
      check((list, left) => {
        for (const key of capabilitiesOf(left)) expect([key, allows(list, key)]).toEqual([key, true])
      })
    })

    it('is the very same when nothing is denied, and when nothing more is', () => {
      expect(narrowed(area, ['*'])).toBe(area)
      check((list, left) => {
        expect(narrowed(left, list)).toBe(left)
        if (capabilitiesOf(area).every((key) => allows(list, key))) expect(left).toBe(area)
      })
    })

    it('has the head that the whole area has for the account', () => {
      expect(narrowedHead(headOf(area), ['*'])).toEqual(headOf(area))
      check((list, left) => {
        const head = narrowedHead(headOf(area), list)
        // Only the declaration shows that a form has no fields left.
        const formless = area.save && !area.save.fields.some((field) => Object.hasOwn(left.fields, field))
        if (!formless) expect(head).toEqual(headOf(left))
        else expect(head?.opens.detail).toEqual(headOf(left).opens.detail)
        if (left.save) expect(formLayout(left)).toBe(formLayout(area))
      })
    })

    it('is narrowed by two lists as by both at once', () => {
      forAll([permissions, permissions], how, (one, other) => {
        const keys = capabilitiesOf(area)
        const both = (key: string) => allows(one, key) && allows(other, key)
        const granted = keys.filter((key) => !comesWithList(key) && both(key))
        const denied = keys.filter((key) => comesWithList(key) && !both(key)).map((key) => `!${key}`)
        // What else an action needs is only missing if it is denied explicitly.
        const said = [...one, ...other].filter((key) => key.startsWith('!'))
        const first = narrowed(area, one)
        expect(first && narrowed(first, other)).toEqual(narrowed(area, [...granted, ...denied, ...said]))
      })
    })

    it('never offers more for a denial more', () => {
      const denial = fc.constantFrom(...capabilitiesOf(area)).map((key) => `!${key}`)
      forAll([permissions, denial], how, (list, one) => {
        const [before, after] = [list, [...list, one]].map((all) => {
          const left = narrowed(area, all)
          return left ? capabilitiesOf(left) : []
        })
        expect(before).toEqual(expect.arrayContaining([...(after ?? [])]))
      })
    })
  },
)
