import {
  endpointOperations,
  platformOperations,
  requestResultOperation,
  verificationOperation,
  webhooksOf,
} from './callOperations'
import { sortedCodes } from './codes'
import { errorCatalogue } from './errorCatalogue'
import { withExamples } from './examples'
import type { Fields } from './field'
import { type Label, l } from './label'
import {
  labelOf,
  namesOf,
  type Operation,
  objectOf,
  refTo,
  responsesOf,
  type Schema,
  shownSchema,
} from './operationParts'
import { operationsOf, recordSchemas } from './operations'
import type { ErrorTexts } from './ownErrors'
import type { Page } from './page'
import type { PlatformCalls, Pushes } from './platformCall'
import type { Resource } from './resource'
import { uploadOperations } from './uploads'

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly tags: readonly {
    readonly name: string
    readonly description: string
    readonly 'x-label': Label
  }[]
  /** The message of each error code, in each language. */
  readonly 'x-errors': { readonly [code: string]: Label }
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly webhooks?: { readonly [name: string]: { readonly post: Operation } }
  readonly components: {
    readonly securitySchemes: { readonly [name: string]: Schema }
    readonly schemas: { readonly [name: string]: Schema }
    readonly responses: { readonly [name: string]: Schema }
  }
}

/** A refused call, with every code of the catalogue and of the areas. */
const refusalSchema = (errors: ErrorTexts): Schema => ({
  type: 'object',
  description: Object.entries(errors)
    .map(([code, { zh, en }]) => `- ${code} ${zh} / ${en}`)
    .join('\n'),
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', enum: Object.keys(errors).map(Number) },
    message: { type: 'string', description: 'In Chinese' },
    data: {},
  },
})

const sharedSchemas: { [name: string]: Schema } = {
  BatchResult: {
    type: 'object',
    required: ['success', 'failed'],
    properties: {
      success: { type: 'array', items: { type: 'string' } },
      failed: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'code', 'message'],
          properties: {
            id: { type: 'string' },
            code: { type: 'integer' },
            message: { type: 'string' },
            record: { type: 'object', description: 'With 10007: the record as it is now' },
          },
        },
      },
    },
  },
}

export interface DocumentInfo {
  readonly title?: string
  readonly version?: string
  readonly pages?: readonly Page[]
  readonly calls?: readonly PlatformCalls[]
  readonly pushes?: Pushes
  /** Answers of actions that the platform's rules define, where it is not the record. */
  readonly answers?: { readonly [call: string]: Fields }
  /** Error codes of the platform's rules, besides the declared ones. */
  readonly codes?: { readonly [call: string]: readonly number[] }
}

const platformLabel = l('平台', 'Platform', 'Plataforma')

/** A document that everybody may read. */
const documentOperation = (
  call: `GET /${string}`,
  operationId: string,
  label: Label,
  description: string,
): readonly [`GET /${string}`, Operation] => [
  call,
  {
    operationId,
    ...namesOf(label),
    security: [],
    responses: {
      200: { description, content: { 'application/json': { schema: { type: 'object' } } } },
    },
  },
]

const documentOperations = [
  documentOperation(
    'GET /openapi.json',
    'platform.openapi',
    l('接口文档', 'The API document', 'El documento de la API'),
    'This document, without the envelope',
  ),
  documentOperation(
    'GET /user/declarations/schema',
    'platform.declarationSchema',
    l('声明的 JSON Schema', 'The JSON Schema of declarations', 'El JSON Schema de las declaraciones'),
    'What the declaration of an area can say, without the envelope',
  ),
]

const withCodes = (operation: Operation, more: readonly number[] = []): Operation => {
  const codes = sortedCodes([...(operation['x-codes'] ?? []), ...more])
  return codes.length > 0 ? { ...operation, 'x-codes': codes } : operation
}

const operationsIn = (
  resources: readonly Resource[],
  { pages = [], calls = [], answers = {}, codes = {} }: DocumentInfo,
  schemas: { readonly [name: string]: Schema },
): OpenApiDocument['paths'] => {
  const paths: { [path: string]: { [method: string]: Operation } } = {}
  const operations = [
    requestResultOperation,
    verificationOperation,
    ...documentOperations,
    ...calls.flatMap(platformOperations),
    ...resources.flatMap(operationsOf),
    ...pages.flatMap(endpointOperations),
    ...uploadOperations([...resources, ...pages]),
  ]
  for (const [call, described] of operations) {
    const [method = '', address = ''] = call.split(' ')
    const path = address.replace(/:(\w+)/g, '{$1}')
    const answer = answers[call]
    const override = answer ? { responses: responsesOf(objectOf(answer, [], {}, shownSchema)) } : {}
    const operation = withCodes({ tags: ['platform'], ...described, ...override }, codes[call])
    paths[path] = { ...paths[path], [method.toLowerCase()]: withExamples(operation, schemas) }
  }
  return paths
}

const tagOf = ({ name, label }: { readonly name: string; readonly label: Label }) => ({
  name,
  description: `${label.zh} / ${label.en}`,
  'x-label': labelOf(label),
})

/** The calls of areas, pages and the platform as an OpenAPI 3.1 document. `resources`: must not share a call. */
export function openApiOf(resources: readonly Resource[], info: DocumentInfo = {}): OpenApiDocument {
  const { title = 'Open Platform', version = '1.0.0', pages = [], calls = [], pushes = {} } = info
  const errors: ErrorTexts = Object.assign({}, errorCatalogue, ...resources.map((one) => one.errors))
  const schemas = {
    Refusal: refusalSchema(errors),
    ...sharedSchemas,
    ...Object.assign({}, ...resources.map(recordSchemas)),
  }
  const webhooks = Object.entries(webhooksOf(pushes)).map(([name, { post }]) => [
    name,
    { post: withExamples(post, schemas) },
  ])
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Every call answers HTTP 200 with {code, message, data}; code 0 is success. Times are Unix seconds, amounts whole fen or li (names ending in _li). Each area is served in REST form besides, below /rest/ and its name.',
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    tags: [{ name: 'platform', label: platformLabel }, ...calls, ...resources, ...pages].map(tagOf),
    'x-errors': Object.fromEntries(Object.entries(errors).map(([code, label]) => [code, labelOf(label)])),
    paths: operationsIn(resources, info, schemas),
    ...(webhooks.length > 0 ? { webhooks: Object.fromEntries(webhooks) } : {}),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Token' } },
      schemas,
      responses: {
        Refused: {
          description: 'A fault, or a path that nothing is at',
          content: { 'application/json': { schema: refTo('Refusal') } },
        },
      },
    },
  }
}
