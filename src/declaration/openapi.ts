import { pageOperations, requestResultOperation, verificationOperation } from './endpointOperations'
import { errorCatalogue } from './errorCatalogue'
import { type Operation, refTo, type Schema } from './operationParts'
import { operationsOf, recordSchemas } from './operations'
import type { Page } from './page'
import type { Resource } from './resource'
import { uploadOperations } from './uploads'

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: {
    readonly securitySchemes: { readonly [name: string]: Schema }
    readonly schemas: { readonly [name: string]: Schema }
    readonly responses: { readonly [name: string]: Schema }
  }
}

const sharedSchemas: { [name: string]: Schema } = {
  Refusal: {
    type: 'object',
    description: Object.entries(errorCatalogue)
      .map(([code, { zh, en }]) => `- ${code} ${zh} / ${en}`)
      .join('\n'),
    required: ['code', 'message', 'data'],
    properties: {
      code: { type: 'integer', enum: Object.keys(errorCatalogue).map(Number) },
      message: { type: 'string', description: 'In Chinese' },
      data: {},
    },
  },
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
          properties: { id: { type: 'string' }, code: { type: 'integer' }, message: { type: 'string' } },
        },
      },
    },
  },
}

/**
 * Describes the calls of declared areas as an OpenAPI 3.1 document.
 *
 * @param resources the areas; two of them may not share a call
 * @param info title and version of the document, and the pages whose calls stand in it
 */
export function openApiOf(
  resources: readonly Resource[],
  info: { readonly title?: string; readonly version?: string; readonly pages?: readonly Page[] } = {},
): OpenApiDocument {
  const paths: { [path: string]: { [method: string]: Operation } } = {}
  const operations = [
    requestResultOperation,
    verificationOperation,
    ...resources.flatMap(operationsOf),
    ...(info.pages ?? []).flatMap(pageOperations),
    ...uploadOperations([...resources, ...(info.pages ?? [])]),
  ]
  for (const [call, described] of operations) {
    const [method = '', path = ''] = call.toLowerCase().startsWith('get ')
      ? ['get', call.slice(4)]
      : ['post', call.slice(5)]
    paths[path] = { ...paths[path], [method]: described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: info.title ?? 'Open Platform',
      version: info.version ?? '1.0.0',
      description:
        'Every call answers HTTP 200 with {code, message, data}; code 0 is success. Times are Unix seconds, amounts whole fen or li (names ending in _li).',
    },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    tags: [...resources, ...(info.pages ?? [])].map(({ name, label }) => ({
      name,
      description: `${label.zh} / ${label.en}`,
    })),
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Token' } },
      schemas: {
        ...sharedSchemas,
        ...Object.assign({}, ...resources.map(recordSchemas)),
      },
      responses: {
        Refused: {
          description: 'A fault, or a path that nothing is at',
          content: { 'application/json': { schema: refTo('Refusal') } },
        },
      },
    },
  }
}
