import type { Call } from './action'
import { codesOfEndpoint, sortedCodes } from './codes'
import { integer } from './kinds/integer'
import { l } from './label'
import {
  body,
  inputSchema,
  labelOf,
  namesOf,
  type Operation,
  objectOf,
  parameter,
  requestIdSchema,
  requiredOf,
  responsesOf,
  type Schema,
  shownSchema,
} from './operationParts'
import type { Page } from './page'
import type { Resource } from './resource'

const state = labelOf(
  l(
    'DONE：已办；UNKNOWN：未收到、处理中或被拒绝',
    'DONE; or UNKNOWN: never arrived, under way, or refused',
    'DONE; o UNKNOWN: no llegó, está en curso o fue rechazada',
  ),
)

/** The platform's own call that tells the outcome of a request whose answer was lost. */
export const requestResultOperation: readonly [Call, Operation] = [
  'GET /user/requestresult',
  {
    operationId: 'platform.requestResult',
    ...namesOf(l('查询请求结果', 'What became of a request', 'Qué fue de una solicitud')),
    description:
      'Tells the account that made a request with a request_id what was answered, for 24 hours. UNKNOWN: it never arrived, is under way, or was refused; sent again under its id it is done once at the most.',
    parameters: [
      parameter(
        'request_id',
        requestIdSchema,
        l('要查询的请求编号', 'The id of that request', 'El ID de esa solicitud'),
        true,
      ),
    ],
    responses: responsesOf({
      anyOf: [
        {
          type: 'object',
          required: ['state', 'answer'],
          properties: {
            state: { const: 'DONE', 'x-label': state },
            answer: {
              description: 'The data of the first answer',
              'x-label': labelOf(
                l('首次返回的 data', 'The data of the first answer', 'El data de la primera respuesta'),
              ),
              examples: ['success'],
            },
          },
        },
        { type: 'object', required: ['state'], properties: { state: { const: 'UNKNOWN' } } },
      ],
    }),
  },
]

/** The answer to a request for an SMS code. */
export const sentCode = {
  expire_seconds: integer({
    label: l('验证码有效秒数', 'Seconds for which the code counts', 'Segundos de validez del código'),
  }),
  resend_seconds: integer({
    label: l('可再次发送前的秒数', 'Seconds until the next may be sent', 'Segundos hasta poder pedir otro'),
  }),
}

/** The platform's own call that sends the SMS code. */
export const verificationOperation: readonly [Call, Operation] = [
  'POST /user/sendverifysms',
  {
    operationId: 'platform.sendVerifySms',
    ...namesOf(
      l('发送安全验证码', 'Send a verification code to the own mobile', 'Enviar un código al móvil propio'),
    ),
    ...body(objectOf({}, [])),
    responses: responsesOf(objectOf(sentCode, Object.keys(sentCode), {}, shownSchema)),
    'x-codes': [60213, 60214],
  },
]

const vcode: Schema = {
  type: 'string',
  pattern: '^\\d{6}$',
  description: 'Sent by POST /user/sendverifysms',
  'x-label': labelOf(
    l(
      '短信验证码，由 POST /user/sendverifysms 发送',
      'The code that POST /user/sendverifysms sends',
      'El código que envía POST /user/sendverifysms',
    ),
  ),
  examples: ['000000'],
}

export const endpointOperations = (owner: Pick<Resource, 'name' | 'endpoints'>): [Call, Operation][] =>
  Object.entries(owner.endpoints ?? {}).map(([name, endpoint]) => {
    const { call, label, query = {}, inputs = {}, answer, requestId, verified } = endpoint
    const parameters = Object.entries(query).map(([param, field]) =>
      parameter(param, inputSchema(field), field.label, field.required === true),
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
        ...namesOf(label),
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(call.startsWith('POST ') ? body(objectOf(inputs, required, more)) : {}),
        responses: responsesOf(objectOf(answer, [], {}, shownSchema)),
        'x-codes': sortedCodes(codesOfEndpoint(endpoint)),
      },
    ]
  })

export const pageOperations = (page: Page): [Call, Operation][] => endpointOperations(page)
