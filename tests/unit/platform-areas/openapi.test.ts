import { collect } from '@mock/platform/collect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filtersOf, type Json, type JsonSchema, type Resource } from '@/declaration'
import { openApiOf } from '@/declaration/openapi'
import { misfits } from '../../contract/areas/schema'
import { everyKind } from './everyKind'
import { type Started, shop, started } from './started'

const { declarations } = collect()
const all: readonly Resource[] = [...declarations, everyKind, shop]
// As it is sent: members without a value are gone.
const document = JSON.parse(JSON.stringify(openApiOf(all)))

type Node = { [member: string]: Json }
const operations: [string, Node][] = Object.entries<{ [method: string]: Node }>(document.paths).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Node] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
)

/** Every object anywhere in a document, with the place where it stands. */
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

const callsOf = ({ list, detail, save, actions, endpoints }: Resource): string[] =>
  [
    list.call,
    detail?.call,
    save?.call,
    ...Object.values({ ...actions, ...endpoints }).map(({ call }) => call),
  ].filter((call) => call !== undefined)

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

  it('describes every declared call, once, and beside them the one that asks after a request', () => {
    const own = [
      'GET /user/requestresult',
      'POST /user/sendverifysms',
      'GET /openapi.json',
      // Named by fields that are uploaded to.
      'POST /user/uploadfile',
      'POST /user/uploadcomplaintimage',
      'GET /user/file',
    ]
    const calls = new Set([...own, ...all.flatMap(callsOf)])
    expect(operations.map(([call]) => call).sort()).toEqual([...calls].sort())
    const ids = operations.map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('refers only to what is there', () => {
    const refs = [...nodes(document)].flatMap(([place, { $ref }]) =>
      $ref === undefined ? [] : [[place, $ref]],
    )
    expect(refs.length).toBeGreaterThan(20)
    for (const [place, ref] of refs)
      expect({ place, ref, found: at(String(ref)) !== undefined }).toMatchObject({ found: true })
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
    const parameters = (operation.parameters ?? []) as Node[]
    expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length)
    for (const parameter of parameters)
      expect(parameter).toMatchObject({ in: 'query', schema: expect.any(Object) })
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
        for (const name of node.required)
          expect({ place, has: Object.keys(node.properties).includes(String(name)) }).toMatchObject({
            has: true,
          })
      if (Array.isArray(node.enum)) expect(node.enum.length).toBeGreaterThan(0)
    }
  })

  it.each(all)('names every parameter of the list of $name', (resource) => {
    const [, operation] = operations.find(([call]) => call === resource.list.call) ?? []
    const names = ((operation?.parameters ?? []) as Node[]).map(({ name }) => name)
    expect(names).toEqual(['page', 'limit', 'sort', ...filtersOf(resource).flatMap(({ params }) => params)])
  })
})

describe('a running platform', () => {
  let running: Started
  beforeAll(async () => {
    running = await started()
  })
  afterAll(() => running.stop())

  it('serves it to everybody', async () => {
    const response = await running.send('GET', '/openapi.json', undefined, '')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApiOf([everyKind, shop]))))
  })
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
