import { type Action, batchLimit, type Call, type SaveButton, settingsOf } from './action'
import { endpointOperations } from './endpointOperations'
import type { Field, Fields } from './field'
import { filtersOf, type ResolvedFilter } from './filter'
import { isHeavy, schemaOf } from './kinds'
import { defaultPageSize, largestPageSize } from './limits'
import {
  answering,
  body,
  inputSchema,
  type Operation,
  objectOf,
  parameter,
  picked,
  properties,
  refTo,
  requestIdSchema,
  requiredOf,
  type Schema,
  shownSchema,
} from './operationParts'
import type { Resource } from './resource'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const schemaNames = (resource: Resource) => {
  const name = capital(resource.name)
  return { record: name, row: `${name}Row` }
}

/** The record as the detail gives it and, where it differs, as the list gives it. */
export const recordSchemas = (resource: Resource): { [name: string]: Schema } => {
  const { record, row } = schemaNames(resource)
  const version: { [name: string]: Schema } = resource.save ? { version: { type: 'integer' } } : {}
  const whole = objectOf(
    { ...resource.fields, ...resource.detail?.adds },
    [...Object.keys(resource.fields), ...Object.keys(version)],
    version,
    shownSchema,
  )
  if (!resource.detail?.call) return { [record]: whole }
  const light = picked(resource.fields, (_, field) => !isHeavy(field))
  return {
    [record]: whole,
    [row]: objectOf(light, [...Object.keys(light), ...Object.keys(version)], version, shownSchema),
  }
}

const filterParameters = (filter: ResolvedFilter): Schema[] => {
  const described = `${filter.label.zh} / ${filter.label.en}`
  if (filter.test !== 'period') {
    const schema = schemaOf(filter.input)
    const one = filter.test === 'has' && typeof schema.items === 'object' ? (schema.items as Schema) : schema
    // A search takes half a word: the field's own lengths do not bind it.
    const open = one.type === 'string' && one.enum === undefined ? { type: 'string', maxLength: 200 } : one
    return [parameter(filter.name, open, `${described} (${filter.test})`)]
  }
  const day: Schema = { type: 'string', format: 'date' }
  const limit = `${described}: at most ${filter.maxDays} days, both ends included, UTC+8`
  return [
    parameter('begin_date', day, limit),
    parameter('end_date', day, limit),
    ...(filter.choose
      ? [parameter(filter.choose, { type: 'string', enum: filter.on.map(({ value }) => value) }, described)]
      : []),
  ]
}

const operation = (
  resource: Resource,
  id: string,
  summary: string,
  data: Schema,
  more: Operation,
): Operation => ({
  operationId: `${resource.name}.${id}`,
  tags: [resource.name],
  summary,
  ...more,
  responses: answering(data),
})

/** What figures are: whole numbers, but for sums of yuan. */
const sumType = (field: Field | undefined): string =>
  field?.kind === 'money' && field.unit === 'yuan' ? 'number' : 'integer'

const listOperation = (resource: Resource): Operation => {
  const { list, label } = resource
  const names = schemaNames(resource)
  const row = resource.detail?.call ? names.row : names.record
  const figures = Object.entries(list.summary ?? {})
  const sorts = list.sortable.flatMap((name) => [name, `-${name}`])
  const parameters = [
    parameter('page', { type: 'integer', minimum: 1, default: 1 }, 'Page, from 1'),
    parameter(
      'limit',
      { type: 'integer', minimum: 1, maximum: largestPageSize, default: defaultPageSize },
      'Records of a page',
    ),
    parameter(
      'sort',
      { type: 'string', enum: sorts, default: list.sort },
      '"-" before the field: descending',
    ),
    ...filtersOf(resource).flatMap(filterParameters),
  ]
  const data: Schema = {
    type: 'object',
    required: ['items', 'total', ...(figures.length > 0 ? ['summary'] : [])],
    properties: {
      items: { type: 'array', items: refTo(row) },
      total: { type: 'integer' },
      ...(figures.length > 0
        ? {
            summary: {
              type: 'object',
              properties: Object.fromEntries(
                figures.map(([name, { label: title, sum }]) => [
                  name,
                  { title: title.en, type: sumType(resource.fields[sum ?? '']) },
                ]),
              ),
            },
          }
        : {}),
    },
  }
  return operation(resource, 'list', `${label.zh} / ${label.en}`, data, { parameters })
}

const keyFields = (resource: Resource): Fields =>
  picked(resource.fields, (name) => resource.key.includes(name))

const sent = (send: Action['send']): { [name: string]: Schema } =>
  Object.fromEntries(Object.entries(send ?? {}).map(([name, value]) => [name, { const: value }]))

/** Settings say what becomes of them where they are left out. */
const leftAsTheyAre = (inputs: Fields, settings: readonly string[]): { [name: string]: Schema } =>
  properties(
    picked(inputs, (name) => settings.includes(name)),
    (field) => ({ ...inputSchema(field), description: 'Not sent: each record keeps its own' }),
  )

/** What a call of one action carries: its records, its inputs, and what it always sends. */
const actionBody = (resource: Resource, action: Action): Schema => {
  // Where it travels in the address it is no part of the body.
  const key = action.query ? {} : keyFields(resource)
  const [first = ''] = resource.key
  const inputs = action.inputs ?? {}
  const always = sent(action.send)
  const settings = Object.keys(settingsOf(action))
  const more = { ...always, ...leftAsTheyAre(inputs, settings), request_id: requestIdSchema }
  const required = [
    ...requiredOf(inputs),
    ...Object.keys(always),
    ...(action.requestId ? ['request_id'] : []),
  ]
  const one = objectOf({ ...key, ...inputs }, [...Object.keys(key), ...required], more)
  if (!action.batch) return one
  const target = action.batch === 'ids' ? properties(key)[first] : objectOf(key, resource.key)
  const several: Schema = { type: 'array', minItems: 1, maxItems: batchLimit(action), items: target }
  const demanded = required.filter((name) => !settings.includes(name))
  const many = objectOf(inputs, [action.batch, ...demanded], { ...more, [action.batch]: several })
  const { finds } = action
  if (!finds) return { anyOf: [many, one] }
  const found = picked(resource.fields, (name) => finds.includes(name))
  return { anyOf: [many, one, objectOf({ ...found, ...inputs }, [...finds, ...required], more)] }
}

const actionOperation = (resource: Resource, actions: readonly (readonly [string, Action])[]): Operation => {
  const { record } = schemaNames(resource)
  const bodies = actions.map(([, action]) => actionBody(resource, action))
  const [only] = bodies
  const batch = actions.some(([, action]) => action.batch)
  const parameters = Object.entries(actions[0]?.[1].query ?? {}).flatMap(([param, name]) => {
    const field = resource.fields[name]
    return field ? [parameter(param, schemaOf(field), `${field.label.zh} / ${field.label.en}`, true)] : []
  })
  const answer: Schema = batch
    ? { anyOf: [refTo('BatchResult'), { type: 'object' }] }
    : { anyOf: [refTo(record), { type: 'object' }] }
  return operation(
    resource,
    actions.map(([name]) => name).join('_'),
    actions.map(([, { label }]) => `${label.zh} / ${label.en}`).join('; '),
    answer,
    {
      ...(parameters.length > 0 ? { parameters } : {}),
      ...body(bodies.length === 1 && only ? only : { anyOf: bodies }),
    },
  )
}

const saveOperation = (resource: Resource): Operation | undefined => {
  const { save } = resource
  if (!save) return undefined
  const fields = picked(resource.fields, (name) => save.fields.includes(name) || resource.key.includes(name))
  const required = requiredOf(picked(fields, (name) => save.fields.includes(name)))
  const more = {
    version: { type: 'integer', description: 'Of the record that was read; for a change' },
    request_id: requestIdSchema,
  }
  const plain: readonly Pick<SaveButton, 'send' | 'requires'>[] = [{}]
  const forms = (save.buttons ?? plain).map(({ send, requires = [] }) =>
    objectOf(fields, [...new Set([...required, ...requires, ...Object.keys(send ?? {})])], {
      ...more,
      ...sent(send),
    }),
  )
  const [only] = forms
  const schema: Schema = forms.length === 1 && only ? only : { anyOf: forms }
  const { label } = resource
  return operation(
    resource,
    'save',
    `保存${label.zh} / Save: ${label.en}. Without its key a record is made, with it changed`,
    refTo(schemaNames(resource).record),
    body(schema),
  )
}

/** Every call of an area with its operation. */
export const operationsOf = (resource: Resource): [Call, Operation][] => {
  const found: [Call, Operation][] = [[resource.list.call, listOperation(resource)]]
  const { detail, save } = resource
  if (detail?.call) {
    const parameters = Object.entries(keyFields(resource)).map(([name, field]) =>
      parameter(name, schemaOf(field), `${field.label.zh} / ${field.label.en}`, true),
    )
    const summary = `${resource.label.zh}：详情 / ${resource.label.en}: one`
    const data = refTo(schemaNames(resource).record)
    found.push([detail.call, operation(resource, 'detail', summary, data, { parameters })])
  }
  const saving = saveOperation(resource)
  if (save && saving) found.push([save.call, saving])
  const byCall = new Map<Call, [string, Action][]>()
  for (const [name, action] of Object.entries(resource.actions ?? {}))
    byCall.set(action.call, [...(byCall.get(action.call) ?? []), [name, action]])
  for (const [call, actions] of byCall) found.push([call, actionOperation(resource, actions)])
  // A call that actions make as well is described by them.
  for (const [call, described] of endpointOperations(resource))
    if (!byCall.has(call)) found.push([call, described])
  return found
}
