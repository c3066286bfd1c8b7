import type { Call } from './action'
import { codesOfEndpoint, sortedCodes } from './codes'
import type { Endpoint } from './endpoint'
import type { Field, Fields } from './field'
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
  properties,
  requestIdSchema,
  requiredOf,
  responsesOf,
  type Schema,
  shownSchema,
} from './operationParts'
import type { PlatformCall, PlatformCalls, Pushes } from './platformCall'
import type { Resource } from './resource'

const state = labelOf(
  l(
    'DONE：已办；UNKNOWN：未收到、处理中或被拒绝',
    'DONE; or UNKNOWN: never arrived, under way, or refused',
    'DONE; o UNKNOWN: no llegó, está en curso o fue rechazada',
  ),
)

export const requestResultOperation: readonly [Call, Operation] = [
  'GET /user/requestresult',
  {
    operationId: 'platform.requestResult',
    ...namesOf(l('查询请求结果', 'Look up a request’s result', 'Consultar el resultado de una solicitud')),
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

export const sentCode = {
  expire_seconds: integer({
    label: l('验证码有效秒数', 'Seconds for which the code counts', 'Segundos de validez del código'),
  }),
  resend_seconds: integer({
    label: l('可再次发送前的秒数', 'Seconds until the next may be sent', 'Segundos hasta poder pedir otro'),
  }),
}

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

interface DeclaredCall extends PlatformCall, Pick<Endpoint, 'verified'> {}

export const isField = (answer: Fields | Field): answer is Field => typeof answer.kind === 'string'

const parametersOf = ({ call, query = {} }: DeclaredCall): Operation['parameters'] & {} =>
  Object.entries(query).map(([name, field]) => {
    const inPath = call.includes(`/:${name}`)
    const described = parameter(name, inputSchema(field), field.label, inPath || field.required === true)
    return inPath ? { ...described, in: 'path' } : described
  })

/** @param takesId the call takes a `request_id` even if it does not need one */
const operationOf = (owner: string, name: string, declared: DeclaredCall, takesId: boolean): Operation => {
  const { call, label, note, access, inputs = {}, answer, requestId, verified, codes = [] } = declared
  const parameters = parametersOf(declared)
  const more = {
    ...(verified === undefined ? {} : { vcode }),
    ...(takesId || requestId ? { request_id: requestIdSchema } : {}),
  }
  const required = [
    ...requiredOf(inputs),
    ...(verified === true ? ['vcode'] : []),
    ...(requestId === true ? ['request_id'] : []),
  ]
  return {
    operationId: `${owner}.${name}`,
    tags: [owner],
    ...namesOf(label),
    ...(note ? { description: `${note.zh} / ${note.en}`, 'x-note': { ...note } } : {}),
    ...(access === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(/^(GET|DELETE) /.test(call) ? {} : body(objectOf(inputs, required, more))),
    responses: responsesOf(isField(answer) ? shownSchema(answer) : objectOf(answer, [], {}, shownSchema)),
    'x-codes': sortedCodes([...codesOfEndpoint(declared), ...codes]),
  }
}

export const endpointOperations = (owner: Pick<Resource, 'name' | 'endpoints'>): [Call, Operation][] =>
  Object.entries(owner.endpoints ?? {}).map(([name, endpoint]) => [
    endpoint.call,
    operationOf(owner.name, name, endpoint, true),
  ])

export const platformOperations = (group: PlatformCalls): [PlatformCall['call'], Operation][] =>
  Object.entries(group.calls).map(([name, call]) => [call.call, operationOf(group.name, name, call, false)])

export const webhooksOf = (pushes: Pushes): { [name: string]: { readonly post: Operation } } =>
  Object.fromEntries(
    Object.entries(pushes).map(([name, { label, body: fields, accepted }]) => [
      name,
      {
        post: {
          operationId: `push.${name}`,
          ...namesOf(label),
          ...body({ type: 'object', properties: properties(fields), required: Object.keys(fields) }),
          responses: {
            '200': {
              description: `Taken only with this body: ${accepted}`,
              content: { '*/*': { example: accepted } },
            },
          },
        },
      },
    ]),
  )
