import { readdirSync, readFileSync } from 'node:fs'
import { accountArea } from '@mock/platform/accounts'
import { areasOf } from '@mock/platform/areas'
import { collect } from '@mock/platform/collect'
import { requestResultRoute } from '@mock/platform/idempotency'
import { callCodes } from '@resources/calls/callCodes'
import demo from '@resources/demo/platform'
import { describe, expect, it } from 'vitest'
import type { Json, JsonSchema } from '@/declaration'
import { errorCatalogue } from '@/declaration/errors'
import { openApiOf } from '@/declaration/openapi'
import { misfits } from '../../contract/areas/schema'
import { calls } from '../../otherPlatform/calls'

const sources = collect()
const document = openApiOf(sources.declarations, sources.document)

type Node = { readonly [member: string]: Json }
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]): [call: string, operation: Node] => [
    `${method.toUpperCase()} ${path}`,
    operation as Node,
  ]),
)
const documented = operations.map(([call]) => call)

/** Every route of the whole platform, in the spelling of the document, but for the REST form that repeats each area. */
const answered = () => {
  const business = areasOf(sources)
  const options = { passwordRounds: 1, onSms: () => {}, peerOf: () => null }
  const routes = [accountArea(business, options), ...business, ...demo].flatMap(({ routes = [] }) => routes)
  return [...routes, requestResultRoute]
    .map(({ call }) => call.replace(/:(\w+)/g, '{$1}'))
    .filter((call) => !call.includes(' /rest/'))
}

/** The calls that the console is made for, as it was asked for them, and the demo's. */
const asked = [
  ...calls.map(({ method, path }) => `${method} ${path}`),
  'GET /routes',
  'GET /roles',
  'POST /role',
  'PUT /role/{key}',
  'DELETE /role/{key}',
  'GET /article/list',
  'GET /article/detail',
  'GET /article/pv',
  'POST /article/create',
  'POST /article/update',
  'GET /search/user',
  'GET /transaction/list',
]

const words = expect.stringMatching(/./)
const languages = { zh: words, en: words, es: words }

const mediaIn = (value: Json | undefined): readonly Node[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = !Array.isArray(value) && 'schema' in value && 'example' in value ? [value as Node] : []
  return [...own, ...Object.values(value).flatMap((part) => mediaIn(part as Json))]
}

describe('the API document of the whole platform', () => {
  it.each(asked)('describes %s', (call) => expect(documented).toContain(call))

  it('describes what the platform answers, and nothing else', () => {
    expect([...documented].sort()).toEqual([...answered()].sort())
  })

  it.each(operations)(
    '%s has a name in three languages, and says each code that it lists',
    (_, operation) => {
      expect(operation['x-label']).toEqual(languages)
      for (const code of (operation['x-codes'] ?? []) as number[])
        expect(document['x-errors'][code], String(code)).toEqual(languages)
      for (const parameter of (operation.parameters ?? []) as Node[])
        expect(parameter['x-label']).toEqual(languages)
    },
  )

  it.each(operations)('%s has examples that fit their schemas', (_, operation) => {
    for (const { schema, example } of mediaIn(operation))
      expect(misfits(document, schema as JsonSchema, example as Json)).toEqual([])
  })

  it.each(operations.filter(([call]) => call.startsWith('POST ') && !call.includes('upload')))(
    '%s says by example what is sent and what comes back',
    (_, operation) => {
      expect(mediaIn(operation.requestBody)).toHaveLength(1)
      expect(mediaIn(operation.responses)).toMatchObject([{ example: { code: 0, message: 'ok' } }])
    },
  )

  it('is the same whenever it is made', () => {
    expect(openApiOf(sources.declarations, sources.document)).toEqual(document)
  })

  it('tells which calls need no session', () => {
    const open = operations.filter(([, { security }]) => security !== undefined).map(([call]) => call)
    expect(open.sort()).toEqual([
      'GET /openapi.json',
      'POST /user/findpwd/sendvcode',
      'POST /user/findpwd/updatewd',
      'POST /user/login',
      'POST /user/logout',
      'POST /user/register',
      'POST /user/sendloginsms',
      'POST /user/sendregsms',
    ])
  })

  it('describes what the platform sends by itself', () => {
    expect(Object.keys(document.webhooks ?? {})).toEqual(['order', 'grant'])
    expect(document.webhooks?.order?.post).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: {
              required: [
                'message_id',
                'op',
                'app_id',
                'seller_nick',
                'topic',
                'tid',
                'timestamp',
                'data',
                'sign',
              ],
            },
          },
        },
      },
    })
  })
})

describe('the codes of the rules', () => {
  const codes = Object.values(callCodes).flat()

  it('stand at calls that are there, and have words', () => {
    for (const call of Object.keys(callCodes)) expect(documented).toContain(call)
    for (const code of codes) expect(errorCatalogue[code], String(code)).toBeDefined()
  })

  it('are all in the document: none is thrown that no call lists', () => {
    const listed = new Set(operations.flatMap(([, operation]) => (operation['x-codes'] ?? []) as number[]))
    const common = [10001, 10003, 10004, 10500, 50008, 50012, 50014]
    const files = readdirSync('resources', { recursive: true, encoding: 'utf8' })
    const thrown = files
      .filter((file) => /\/platform\/\w+\.ts$/.test(file))
      .flatMap((file) => [
        ...readFileSync(`resources/${file}`, 'utf8').matchAll(/(?:refuse\(|code: )(\d{5})\b/g),
      ])
      .map(([, code]) => Number(code))
    expect(thrown.length).toBeGreaterThan(80)
    expect([...new Set(thrown)].filter((code) => !listed.has(code) && !common.includes(code))).toEqual([])
  })
})
