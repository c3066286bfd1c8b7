import { readFileSync } from 'node:fs'
import { platformTables } from '@mock/generatedDocs'
import { isReserved } from '@mock/platform/areas/reserved'
import { collect } from '@mock/platform/collect'
import { accountCalls } from '@resources/account/account.calls'
import { apiDocument } from '@resources/calls/apiDocument'
import { answerNotes, coreCalls } from '@resources/calls/coreCalls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  areasOf,
  type Fields,
  type Json,
  type Page,
  type Resource,
  readAnswer,
  sampleOf,
  type WireRecord,
} from '@/declaration'
import { answerTables, withCoreAnswers } from '@/declaration/answerTables'
import { openApiOf } from '@/declaration/openapi'
import { type CallAnswer, platformAnswers } from '@/declaration/platformAnswers'
import { createRandom } from '@/declaration/random'
import { createDataProvider } from '@/platform/dataProvider'
import { availabilityOf } from '@/screens/actions/availability'
import { fixtures } from '../../areas/fixtures'
import { lookedAt, onlyArea } from '../../areas/looked'
import { remedied } from '../../areas/remedies'
import { calls } from '../../otherPlatform/calls'
import { platformStub } from '../platform/platformStub'

afterEach(() => vi.unstubAllGlobals())

const page = readFileSync('mock/README.md', 'utf8')
const { declarations, pages = [], document, rules } = collect()
const isOwn = (owner: Resource | Page) => !isReserved(owner, rules[owner.name])
const owners = platformAnswers(apiDocument.calls, [...declarations, ...pages].filter(isOwn))
const tables = platformTables()
const answers = owners.flatMap((owner) => owner.answers)

// With only one area, they say nothing.
describe.runIf(onlyArea === undefined)('the tables about answers', () => {
  remedied({ '': 'npm run docs' })

  it('say what the declarations say in mock/README.md', () => {
    expect(page, 'out of date; run `npm run docs`').toBe(withCoreAnswers(page, tables))
  })

  it('have the calls of the specification in the first one', () => {
    expect(coreCalls.toSorted()).toEqual(calls.toSorted())
    for (const call of coreCalls) expect(tables.core).toContain(`| \`${call}\` |`)
  })

  it('have notes on calls of the first one only', () => {
    for (const call of Object.keys(answerNotes)) expect(coreCalls).toContain(call)
  })

  it('are the same in mock/README.md whatever areas are added', () => {
    const more = platformAnswers(
      apiDocument.calls,
      [...declarations, ...fixtures.declarations, ...pages].filter(isOwn),
    )
    const wider = answerTables(more, coreCalls, answerNotes)
    expect(wider.beyond).not.toBe(tables.beyond)
    expect(withCoreAnswers(page, wider)).toBe(page)
  })

  it('together with the text name every call of the platform, the demo apart', () => {
    const ofDemo = platformAnswers(
      document?.calls?.filter((group) => group.name !== accountCalls.name) ?? [],
      [...declarations, ...pages].filter((owner) => !isOwn(owner)),
    ).flatMap((owner) => owner.answers.map(({ call }) => call.replace(/:(\w+)/g, '{$1}')))
    // The first describes the others; the second is an address that the platform itself returns.
    const unasked = ['GET /openapi.json', 'GET /user/file']
    const documented = Object.entries(openApiOf(declarations, document).paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const missing = documented.filter(
      (call) =>
        !(page + tables.beyond).includes(`\`${call}\``) && !ofDemo.includes(call) && !unasked.includes(call),
    )
    expect(missing).toEqual([])
  })

  it('have the areas of the first one in the example of `areas`', () => {
    const example = JSON.parse(/```json\n(\{ "areas".*\})\n```/.exec(page)?.[1] ?? '{}')
    const names = owners.flatMap(({ name, answers: own }) =>
      name !== accountCalls.name && own.some(({ call }) => coreCalls.includes(call)) ? [name] : [],
    )
    expect(example.areas).toEqual(names.sort())
  })

  it('need their marks', () => {
    expect(() => withCoreAnswers('# Title\n', tables)).toThrow('<!-- answers: core -->')
  })
})

const endpoints = [...declarations, ...pages]
  .filter(isOwn)
  .flatMap((owner) => Object.values(owner.endpoints ?? {}))
  .map(({ call, answer }): { readonly call: `${'GET' | 'POST'} /${string}`; readonly answer: Fields } => ({
    call,
    answer,
  }))

/** The smallest valid answer: required fields, and one entry in each list that has required parts. */
const leastOf = (fields: Fields): WireRecord =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
      const inner = field.kind === 'list' || field.kind === 'object' ? leastOf(field.fields) : {}
      const isEmpty = Object.keys(inner).length === 0
      if (isEmpty) return field.required ? [[name, sampleOf(field, createRandom(name))]] : []
      return [[name, field.kind === 'list' ? [inner] : inner]]
    }),
  )

const pathsOf = ({ must }: CallAnswer) =>
  must.flatMap(({ place, names }) =>
    names.map((name) => [...place.split('.').filter(Boolean), name].map((part) => part.replace(/\W+$/, ''))),
  )

const lacking = (data: Json | undefined, [first = '', ...rest]: readonly string[]): Json => {
  if (Array.isArray(data)) return data.map((one: Json) => lacking(one, [first, ...rest]))
  if (typeof data !== 'object' || data === null) return null
  const { [first]: value, ...others } = data as WireRecord
  return rest.length === 0 ? others : { ...others, [first]: lacking(value, rest) }
}

describe.each(endpoints)('the answer to $call', ({ call, answer }) => {
  const described = answers.find((one) => one.call === call)
  // What several actions answer as well is described by them.
  const must = described && described.reading !== 'batch' ? pathsOf(described) : []

  it('is read whole when it holds what it must', () => {
    expect(readAnswer({ call, answer }, leastOf(answer)).missing).toEqual([])
  })

  it('lacks each of these when it is left out', () => {
    for (const path of must)
      expect(readAnswer({ call, answer }, lacking(leastOf(answer), path)).missing).toEqual([path.join('.')])
  })

  it('lacks nothing when nothing is said of it, unless it must hold something', () => {
    const outside = must.flatMap(([first = '', ...rest]) => (rest.length === 0 ? [first] : []))
    expect(readAnswer({ call, answer }, null).missing).toEqual(outside)
  })
})

const ofFixtures = platformAnswers([], fixtures.declarations).flatMap((owner) => owner.answers)

// An area that is served as REST answers in another form: tests/unit/platform/dataProviderRest.test.ts.
const called = fixtures.declarations.filter(({ rest }) => !rest)

describe.each(lookedAt([...declarations.filter(isOwn), ...called]))('a record of $name', (resource) => {
  const { key, fields, list, path, actions = {} } = resource
  const described = [...answers, ...ofFixtures].find(({ call }) => call === list.call)
  const known = key.flatMap((name): [string, Json][] => {
    const field = fields[name]
    return field ? [[name, sampleOf(field, createRandom(name))]] : []
  })
  const listOf = (record: WireRecord) => {
    platformStub(() => ({ items: [record] }))
    return createDataProvider(areasOf([resource])).getList(path.slice(1), {})
  }

  it('needs its key in a list, and nothing else', async () => {
    expect(described && pathsOf(described)).toEqual(key.map((name) => ['items', name]))
    expect((await listOf(Object.fromEntries(known))).data).toHaveLength(1)
    for (const name of key)
      await expect(listOf(Object.fromEntries(known.filter(([one]) => one !== name)))).rejects.toMatchObject({
        name: 'AnswerError',
        message: `${list.call} 的应答缺少 items.${name}`,
      })
  })

  it('has every action open when it tells nothing else', () => {
    for (const { when, refuse, done } of Object.values(actions))
      expect(availabilityOf({ when, refuse, done }, Object.fromEntries(known), 0).allowed).toBe(true)
  })
})
