import { readFileSync } from 'node:fs'
import { collect } from '@mock/platform/collect'
import { describe, expect, it } from 'vitest'
import { fixtures } from '../../areas/fixtures'
import { parcel } from '../platform-areas/parcel'

/*
 * Every possible option is used somewhere: otherwise, no generated test would ever have tried it. The tables of
 * src/declaration/README.md, generated from the types, name the options; an area of the console or a fixture uses them.
 */

/** Options that no declaration holds, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'Action.unseen': 'set when permissions narrow an area, never declared',
}

const { declarations, pages = [] } = collect()
const areas = [...declarations, ...fixtures.declarations, parcel]

const page = readFileSync('src/declaration/README.md', 'utf8')
/** The page's tables by heading: the options in their first column. */
const tables = new Map(
  [
    ...page.slice(page.indexOf('<!-- vocabulary -->')).matchAll(/^###? (.+)\n([\s\S]*?)(?=^##|^<!-- end)/gm),
  ].map(([, heading = '', text = '']) => [
    heading.replaceAll('`', ''),
    [...text.matchAll(/^\| `([\w.]+)\??` \|/gm)].flatMap(([, option = '']) => option),
  ]),
)

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Everything at a path below these; `*` stands for each member or entry. */
const at = (holders: readonly unknown[], path: string): readonly unknown[] =>
  path
    .split('.')
    .filter(Boolean)
    .reduce<readonly unknown[]>(
      (some, name) =>
        some
          .flatMap((one) => {
            if (name === '*') return isNode(one) || Array.isArray(one) ? Object.values(one) : []
            return isNode(one) ? [one[name]] : []
          })
          .filter((one) => one !== undefined),
      holders,
    )

/** Where the things that a table describes are found in an area. */
const places: Readonly<Record<string, readonly string[]>> = {
  Resource: [''],
  'Menu place': ['menu'],
  'List section': ['list'],
  Filter: ['list.filters.*'],
  'Period filter': ['list.filters.*'],
  Total: ['list.summary.*'],
  Detail: ['detail'],
  Form: ['save'],
  'Save section': ['save'],
  Check: ['save.checks.*'],
  'Save button': ['save.buttons.*'],
  'Turned down': ['save.turnedDown'],
  Action: ['actions.*'],
  'Asked field': ['actions.*.asks.*'],
  Refusal: ['actions.*.refuse.*', 'save.refuse.*'],
  Effect: ['actions.*.effect.*', 'save.buttons.*.effect.*'],
  Confirmation: ['actions.*.confirm'],
  Warning: ['actions.*.warns.*'],
  Approval: ['actions.*.approve', 'save.approve'],
  Panel: ['panels.*'],
  Link: ['links.*'],
  History: ['history'],
  Samples: ['sample'],
  'Unique values': ['fields.*.unique'],
  'Text templates': ['fields.*.templates', 'actions.*.inputs.*.templates'],
  Endpoint: ['endpoints.*'],
}

/** All fields in an area, wherever they are. */
const fieldsIn = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (!isNode(value)) return []
  const own = typeof value.kind === 'string' && isNode(value.label) ? [value] : []
  return [...own, ...Object.values(value).flatMap(fieldsIn)]
}
const fields = [...areas, ...pages].flatMap(fieldsIn)

const conditions = ['when', 'done']
/** Every requirement on a value, wherever there is a condition. */
const requirementsIn = (value: unknown, name = ''): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => requirementsIn(one, name))
  if (!isNode(value)) return []
  if (conditions.includes(name)) return Object.values(value).filter(isNode)
  return Object.entries(value).flatMap(([inner, one]) => requirementsIn(one, inner))
}

/** What may contain the options of a table; undefined for other tables. */
const holdersOf = (heading: string): readonly unknown[] | undefined => {
  if (heading === 'Fields') return fields
  if (heading === 'Requirements') return areas.flatMap((area) => requirementsIn(area))
  if (heading === 'Page') return pages
  if (heading === 'Menu group') return Object.values(fixtures.menu)
  const paths = places[heading]
  if (paths)
    return [...areas, ...(heading === 'Endpoint' ? pages : [])].flatMap((area) =>
      paths.flatMap((path) => at([area], path)),
    )
  const ofKind = fields.filter(({ kind }) => kind === heading)
  return ofKind.length > 0 ? ofKind : undefined
}

describe('an area uses', () => {
  it.each([...tables].filter(([, options]) => options.length > 0))(
    'every option of %s',
    (heading, options) => {
      const holders = holdersOf(heading)
      if (!holders)
        return expect.fail(
          `no kind and no part of an area is called "${heading}"; say in "places" where it is`,
        )
      const unused = options.filter(
        (option) => at(holders, option).length === 0 && exceptions[`${heading}.${option}`] === undefined,
      )
      expect(unused, 'add an area to tests/areas that says this, or use it in one that is there').toEqual([])
    },
  )

  it.each([
    'equals',
    'in',
    'contains',
    'has',
    'atLeast',
    'atMost',
    'withinNextDays',
    'isPast',
    'isSet',
    'equalsOrEndsWith',
    'period',
  ])('the test %s of a filter', (test) => {
    expect(at(areas, 'list.filters.*.test')).toContain(test)
  })
})
