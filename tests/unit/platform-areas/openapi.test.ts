import { readdirSync, readFileSync } from 'node:fs'
import { accountArea } from '@mock/platform/accounts'
import { areasOf } from '@mock/platform/areas'
import { collect } from '@mock/platform/collect'
import { requestResultRoute } from '@mock/platform/idempotency'
import { callCodes } from '@resources/calls/callCodes'
import demo from '@resources/demo/platform'
import { describe, expect, it } from 'vitest'
import { filtersOf, type Json, type JsonSchema, type Resource } from '@/declaration'
import areaSchema from '@/declaration/area.schema.json'
import { errorCatalogue } from '@/declaration/errors'
import { openApiOf } from '@/declaration/openapi'
import { fixtures } from '../../areas/fixtures'
import { misfits } from '../../contract/areas/schema'
import { calls } from '../../otherPlatform/calls'
import { isFullRun } from '../../scope'
import { everyKind } from './everyKind'
import { shop, started } from './started'

const collected = collect()
const all: readonly Resource[] = [...collected.declarations, ...fixtures.declarations, everyKind, shop]
const sources = {
  ...collected,
  declarations: all,
  rules: { ...collected.rules, ...fixtures.rules },
}
// As it is sent: members without a value are gone.
const document = JSON.parse(JSON.stringify(openApiOf(all, sources.document)))

type Node = { readonly [member: string]: Json }
const operations = Object.entries<{ [method: string]: Node }>(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
)
const documented = operations.map(([call]) => call)
const codesOf = (operation: Node) => (operation['x-codes'] ?? []) as number[]
const parametersOf = (operation: Node) => (operation.parameters ?? []) as Node[]

/** Every route of the platform as the document spells it, without the REST form, which repeats each area. */
const answered = () => {
  const business = areasOf(sources)
  const options = { passwordRounds: 1, onSms: () => {}, peerOf: () => null }
  const routes = [accountArea(business, options), ...business, ...demo].flatMap(({ routes = [] }) => routes)
  return [...routes, requestResultRoute]
    .map(({ call }) => call.replace(/:(\w+)/g, '{$1}'))
    .filter((call) => !call.includes(' /rest/'))
}

const words = expect.stringMatching(/./)
const languages = { zh: words, en: words, es: words }

/** Every object in a document, with its place. */
function* nodes(value: Json, place = '#'): Generator<[string, Node]> {
  if (value === null || typeof value !== 'object') return
  if (!Array.isArray(value)) yield [place, value as Node]
  for (const [name, part] of Object.entries(value)) yield* nodes(part as Json, `${place}/${name}`)
}

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<Node | undefined>((node, name) => node?.[name] as Node | undefined, document)

const mediaIn = (value: Json | undefined): readonly Node[] =>
  [...nodes(value ?? null)].map(([, node]) => node).filter((node) => 'schema' in node && 'example' in node)

describe('the API document', () => {
  it('has what OpenAPI 3.1 requires', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.stringMatching(/./), version: expect.stringMatching(/./) },
      servers: [{ url: '/api' }],
      security: [{ token: [] }],
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Token' } } },
    })
  })

  it('lets settings of several records be left out, also those that one record cannot do without', () => {
    const at = document.paths['/user/assigncomplaint'].post.requestBody.content['application/json'].schema
    const [many, one] = at.anyOf
    expect(many.required).toEqual(['ids'])
    expect(one.required).toEqual(['complaint_id', 'assignee'])
    expect(many.properties.assignee.description).toBe('Not sent: each record keeps its own')
  })

  it('refers only to what is there', () => {
    const refs = [...nodes(document)].flatMap(([, { $ref }]) => ($ref === undefined ? [] : [String($ref)]))
    expect(refs.length).toBeGreaterThan(20)
    expect(refs.filter((ref) => at(ref) === undefined)).toEqual([])
  })

  it.each(operations)('%s has a summary, answers, and sound parameters and bodies', (call, operation) => {
    expect(operation).toMatchObject({
      operationId: expect.stringMatching(/^\w+\.\w+$/),
      summary: expect.stringMatching(/./),
      responses: {
        200: {
          description: expect.any(String),
          // A file is answered as it is, everything else in the envelope.
          content:
            call === 'GET /user/file'
              ? { 'image/*': {}, 'application/pdf': {} }
              : { 'application/json': { schema: expect.any(Object) } },
        },
      },
    })
    const parameters = parametersOf(operation)
    expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length)
    for (const parameter of parameters) {
      const place = call.includes(`{${parameter.name}}`) ? 'path' : 'query'
      expect(parameter).toMatchObject({ in: place, schema: expect.any(Object) })
    }
    if (call.startsWith('POST')) expect(operation.requestBody).toMatchObject({ required: true })
  })

  it.each<[string, { [name: string]: Json }, boolean]>([
    ['/test/removeeverykind', { ids: ['E1'] }, true],
    ['/test/setstate', { ids: ['E1'], publish: false }, true],
    ['/test/saveeverykind', { title: 'new' }, true],
    ['/test/charge', { code: 'E1', amount: 5 }, false],
  ])('lets POST %s go with a request_id in %j; without one: %s', (path, body, without) => {
    const { schema } = document.paths[path].post.requestBody.content['application/json']
    const misfitting = (sent: Json) => misfits(document, schema, sent)
    expect(misfitting({ ...body, request_id: '12345678' })).toEqual([])
    expect(misfitting(body)).toEqual(without ? [] : ['$.request_id: is missing'])
  })

  it('gives every schema a meaning, and requires only declared members', () => {
    for (const [place, node] of nodes(document.components.schemas)) {
      if (Array.isArray(node.required) && node.properties)
        expect(Object.keys(node.properties), place).toEqual(expect.arrayContaining(node.required))
      if (Array.isArray(node.enum)) expect(node.enum.length).toBeGreaterThan(0)
    }
  })

  it.each(all)('names every parameter of the list of $name', (resource) => {
    const [, operation = {}] = operations.find(([call]) => call === resource.list.call) ?? []
    const inBody = mediaIn(operation.requestBody).flatMap(({ schema }) =>
      Object.keys((schema as { readonly properties: Node }).properties),
    )
    const names = [...parametersOf(operation).map(({ name }) => name), ...inBody]
    expect(names).toEqual(['page', 'limit', 'sort', ...filtersOf(resource).flatMap(({ params }) => params)])
  })

  it.each(calls)('describes %s', (call) => expect(documented).toContain(call))

  it('describes what the platform answers, and nothing else', () => {
    expect([...documented].sort()).toEqual([...answered()].sort())
    const ids = operations.map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(operations)(
    '%s has words in three languages, and examples that fit its schemas',
    (_, operation) => {
      for (const named of [operation, ...parametersOf(operation)]) expect(named['x-label']).toEqual(languages)
      for (const code of codesOf(operation))
        expect(document['x-errors'][code], String(code)).toEqual(languages)
      for (const { schema, example } of mediaIn(operation))
        expect(misfits(document, schema as JsonSchema, example as Json)).toEqual([])
    },
  )

  it.each(operations.filter(([call]) => call.startsWith('POST ') && !call.includes('upload')))(
    '%s says by example what is sent and what comes back',
    (_, operation) => {
      expect(mediaIn(operation.requestBody)).toHaveLength(1)
      expect(mediaIn(operation.responses)).toMatchObject([{ example: { code: 0, message: 'ok' } }])
    },
  )

  it('is the same whenever it is made', () => {
    expect(JSON.parse(JSON.stringify(openApiOf(all, sources.document)))).toEqual(document)
  })

  it('tells which calls need no session', () => {
    const open = operations.filter(([, { security }]) => security !== undefined).map(([call]) => call)
    expect(open.sort()).toEqual([
      'GET /openapi.json',
      'GET /user/declarations/schema',
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
    expect(Object.keys(document.webhooks)).toEqual(['order', 'grant'])
    const { schema } = document.webhooks.order.post.requestBody.content['application/json']
    expect(schema.required.join()).toBe('message_id,op,app_id,seller_nick,topic,tid,timestamp,data,sign')
  })
})

describe('the codes of the rules', () => {
  const codes = Object.values(callCodes).flat()

  it('stand at calls that are there, and have words', () => {
    for (const call of Object.keys(callCodes)) expect(documented).toContain(call)
    for (const code of codes) expect(errorCatalogue[code], String(code)).toBeDefined()
  })

  it('are all in the document: none is thrown that no call lists', () => {
    const listed = new Set(operations.flatMap(([, operation]) => codesOf(operation)))
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

if (isFullRun)
  it('a running platform serves its document, and the schema of declarations, to everybody', async () => {
    const running = await started()
    const response = await running.send('GET', '/openapi.json', undefined, '')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApiOf([everyKind, shop]))))
    const schema = await running.send('GET', '/user/declarations/schema', undefined, '')
    expect(await schema.json()).toEqual(areaSchema)
    await running.stop()
  })

it.each<[JsonSchema, Json, string[]]>([
  [{ type: 'integer' }, '1', ['$: is string, not integer']],
  [{ type: ['integer', 'null'] }, null, []],
  [{ type: 'object', required: ['a'], properties: { a: {} } }, {}, ['$.a: is missing']],
  [{ type: 'object', properties: {} }, { b: 1 }, ['$.b: is not in the document']],
  [{ type: 'array', items: { type: 'boolean' } }, [true, 0], ['$[1]: is integer, not boolean']],
  [{ anyOf: [{ const: 1 }, { const: 2 }] }, 3, ['$: is not 1', '$: is not 2']],
  [{ $ref: '#/components/schemas/BatchResult' }, { success: [] }, ['$.failed: is missing']],
  [{ $ref: '#/components/schemas/Nothing' }, 1, ['$: #/components/schemas/Nothing is not there']],
])('the check of answers against the document notices: %j, %j', (schema, value, found) => {
  expect(misfits(document, schema, value)).toEqual(found)
})
