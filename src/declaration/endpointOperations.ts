import type { Call } from './action'
import { schemaOf } from './kinds'
import {
  answering,
  body,
  type Operation,
  objectOf,
  parameter,
  requestIdSchema,
  requiredOf,
  type Schema,
  shownSchema,
} from './operationParts'
import type { Page } from './page'
import type { Resource } from './resource'

/** What became of a call that went unanswered: the platform's own call, beside those of the areas. */
export const requestResultOperation: readonly [Call, Operation] = [
  'GET /user/requestresult',
  {
    operationId: 'platform.requestResult',
    summary: '查询请求结果 / What became of a request',
    description:
      'Tells the account that made a request with a request_id what was answered, for 24 hours. UNKNOWN: it never arrived, is under way, or was refused; sent again under its id it is done once at the most.',
    parameters: [
      parameter('request_id', { type: 'string', minLength: 8, maxLength: 64 }, 'Of the request', true),
    ],
    responses: answering({
      anyOf: [
        {
          type: 'object',
          required: ['state', 'answer'],
          properties: { state: { const: 'DONE' }, answer: { description: 'The data of the first answer' } },
        },
        { type: 'object', required: ['state'], properties: { state: { const: 'UNKNOWN' } } },
      ],
    }),
  },
]

/** `POST /user/sendverifysms`: the platform's own call, for those that want a code. */
export const verificationOperation: readonly [Call, Operation] = [
  'POST /user/sendverifysms',
  {
    operationId: 'platform.sendVerifySms',
    summary: '发送安全验证码 / Send a verification code to the own mobile',
    ...body(objectOf({}, [])),
    responses: answering(
      objectOf({}, ['expire_seconds', 'resend_seconds'], {
        expire_seconds: { type: 'integer' },
        resend_seconds: { type: 'integer' },
      }),
    ),
  },
]

const vcode: Schema = { type: 'string', pattern: '^\\d{6}$', description: 'Sent by POST /user/sendverifysms' }

/** The operations of declared endpoints. */
export const endpointOperations = (owner: Pick<Resource, 'name' | 'endpoints'>): [Call, Operation][] =>
  Object.entries(owner.endpoints ?? {}).map(([name, endpoint]) => {
    const { call, label, query = {}, inputs = {}, answer, requestId, verified } = endpoint
    const parameters = Object.entries(query).map(([param, field]) =>
      parameter(param, schemaOf(field), `${field.label.zh} / ${field.label.en}`, field.required === true),
    )
    const more = { ...(verified === undefined ? {} : { vcode }), request_id: requestIdSchema }
    const required = [
      ...requiredOf(inputs),
      ...(verified === true ? ['vcode'] : []),
      ...(requestId === true ? ['request_id'] : []),
    ]
    return [
      call,
      {
        operationId: `${owner.name}.${name}`,
        tags: [owner.name],
        summary: `${label.zh} / ${label.en}`,
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(call.startsWith('POST ') ? body(objectOf(inputs, required, more)) : {}),
        responses: answering(objectOf(answer, [], {}, shownSchema)),
      },
    ]
  })

/** Every call of a page with its operation. */
export const pageOperations = (page: Page): [Call, Operation][] => endpointOperations(page)
