import { isRecord, type Json } from '../condition'
import { dataShapeOf, resolved, type Shape, shapeOf } from './shape'

interface DocumentedParameter {
  readonly shape: Shape
  readonly isRequired: boolean
}

/** A call of an OpenAPI document. */
export interface DocumentedCall {
  readonly parameters: ReadonlyMap<string, DocumentedParameter>
  readonly body: Shape | undefined
  readonly isBodyRequired: boolean
  /** Of the envelope's `data`; undefined if the document says nothing about the answer. */
  readonly answer: Shape | undefined
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

const contentOf = (document: Json, owner: Json | undefined): Json | undefined => {
  const { content } = resolved(document, owner)
  if (!isRecord(content)) return undefined
  const media = content['application/json'] ?? Object.values(content)[0]
  return isRecord(media) ? media.schema : undefined
}

const answerSchema = (document: Json, responses: Json | undefined): Json | undefined => {
  if (!isRecord(responses)) return undefined
  const success = Object.keys(responses).find((status) => /^2/.test(status)) ?? 'default'
  // Swagger 2 has the schema in the response itself.
  const response = resolved(document, responses[success])
  return contentOf(document, response) ?? response.schema
}

const callOf = (document: Json, shared: Json | undefined, value: Json | undefined): DocumentedCall => {
  const operation = resolved(document, value)
  const listed = [shared, operation.parameters].flatMap((some): readonly Json[] =>
    Array.isArray(some) ? some : [],
  )
  const all = listed.map((one) => resolved(document, one))
  const asked = all.filter((one) => one.in === 'query' || one.in === 'path')
  const swaggerBody = all.find((one) => one.in === 'body')
  const body = contentOf(document, operation.requestBody) ?? swaggerBody?.schema
  const answer = answerSchema(document, operation.responses)
  return {
    parameters: new Map(
      asked.map((one) => [
        String(one.name),
        { shape: shapeOf(document, one.schema ?? one), isRequired: one.required === true },
      ]),
    ),
    body: body === undefined ? undefined : shapeOf(document, body),
    isBodyRequired: (swaggerBody ?? resolved(document, operation.requestBody)).required === true,
    answer: answer === undefined ? undefined : dataShapeOf(document, answer),
  }
}

/** The calls of a document by `GET /user/info`. */
export const callsIn = (document: Json): ReadonlyMap<string, DocumentedCall> => {
  const paths = isRecord(document) && isRecord(document.paths) ? document.paths : {}
  return new Map(
    Object.entries(paths).flatMap(([path, value]) => {
      const item = resolved(document, value)
      return methods.flatMap((method) =>
        item[method] === undefined
          ? []
          : [[`${method.toUpperCase()} ${path}`, callOf(document, item.parameters, item[method])] as const],
      )
    }),
  )
}

/** The prefix that another document's paths have in front of ours: `/api`, `/v1/open`. */
export const prefixOf = (ours: Iterable<string>, theirs: Iterable<string>): string => {
  const known = new Set(ours)
  const votes = new Map<string, number>([['', 0]])
  for (const call of theirs) {
    const [method = '', path = ''] = call.split(' ')
    for (let start = 0; start >= 0; start = path.indexOf('/', start + 1))
      if (known.has(`${method} ${path.slice(start)}`)) {
        const prefix = path.slice(0, start)
        votes.set(prefix, (votes.get(prefix) ?? 0) + 1)
      }
  }
  const [[prefix] = ['']] = [...votes].sort(([, one], [, other]) => other - one)
  return prefix
}
