import { codesOfEndpoint, sortedCodes } from './codes'
import type { Field, Fields } from './field'
import {
  body,
  inputSchema,
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

/** Whether an answer is a single value. */
export const isField = (answer: Fields | Field): answer is Field => typeof answer.kind === 'string'

const answerSchema = (answer: Fields | Field): Schema =>
  isField(answer) ? shownSchema(answer) : objectOf(answer, [], {}, shownSchema)

const parametersOf = ({ call, query = {} }: PlatformCall): Schema[] =>
  Object.entries(query).map(([name, field]) => {
    const inPath = call.includes(`/:${name}`)
    const described = parameter(name, inputSchema(field), field.label, inPath || field.required === true)
    return inPath ? { ...described, in: 'path' } : described
  })

const operationOf = (group: PlatformCalls, name: string, described: PlatformCall): Operation => {
  const { call, label, note, access, inputs = {}, answer, requestId, codes = [] } = described
  const parameters = parametersOf(described)
  const isWrite = !call.startsWith('GET ') && !call.startsWith('DELETE ')
  const id: { [name: string]: Schema } = requestId ? { request_id: requestIdSchema } : {}
  return {
    operationId: `${group.name}.${name}`,
    tags: [group.name],
    ...namesOf(label),
    ...(note ? { description: `${note.zh} / ${note.en}`, 'x-note': { ...note } } : {}),
    ...(access === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(isWrite
      ? body(objectOf(inputs, [...requiredOf(inputs), ...(requestId ? ['request_id'] : [])], id))
      : {}),
    responses: responsesOf(answerSchema(answer)),
    'x-codes': sortedCodes([...codesOfEndpoint(described), ...codes]),
  }
}

/** The operations of a group of platform calls. */
export const platformOperations = (group: PlatformCalls): [PlatformCall['call'], Operation][] =>
  Object.entries(group.calls).map(([name, call]) => [call.call, operationOf(group, name, call)])

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
