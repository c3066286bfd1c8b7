import { type Action, batchLimit, type Call, type SaveButton, settingsOf } from './action'
import { endpointOperations } from './callOperations'
import { codesOfAction, codesOfList, codesOfSave, sortedCodes } from './codes'
import { isDerived } from './computed'
import { type Field, type Fields, pickFields } from './field'
import { filtersOf, type ResolvedFilter } from './filter'
import { isHeavy } from './kinds'
import { type Label, l } from './label'
import { defaultPageSize, largestPageSize, mostFilterValues } from './limits'
import {
  asked,
  body,
  inputSchema,
  labelOf,
  namesOf,
  type Operation,
  objectOf,
  parameter,
  properties,
  refTo,
  requestIdSchema,
  requiredOf,
  responsesOf,
  type Schema,
  shownSchema,
} from './operationParts'
import { isVersioned, missingCode, type Resource, type SaveSection } from './resource'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const schemaNames = (resource: Resource) => {
  const name = capital(resource.name)
  return { record: name, row: `${name}Row` }
}

/** The schema of the record in the detail and, where it differs, in the list. */
export const recordSchemas = (resource: Resource): { [name: string]: Schema } => {
  const { record, row } = schemaNames(resource)
  const version: { [name: string]: Schema } = isVersioned(resource) ? { version: { type: 'integer' } } : {}
  const full = objectOf(
    { ...resource.fields, ...resource.detail?.adds },
    [...Object.keys(resource.fields), ...Object.keys(version)],
    version,
    shownSchema,
  )
  if (!resource.detail?.call) return { [record]: full }
  const light = pickFields(resource.fields, (_, field) => !isHeavy(field))
  return {
    [record]: full,
    [row]: objectOf(light, [...Object.keys(light), ...Object.keys(version)], version, shownSchema),
  }
}

const filterParameters = (filter: ResolvedFilter): NonNullable<Operation['parameters']> => {
  const { label } = filter
  if (filter.test !== 'period') {
    const schema = inputSchema(filter.input)
    const one = (filter.test === 'has' && schema.items) || schema
    // A search may be part of a word, so the field's own length limits do not apply.
    const searchSchema =
      one.type === 'string' && one.enum === undefined
        ? { type: 'string', maxLength: 200, examples: one.examples }
        : { ...one, 'x-values': schema['x-values'] }
    if (filter.test !== 'in') return [parameter(filter.name, searchSchema, label)]
    const several: Schema = { type: 'array', items: one, maxItems: mostFilterValues }
    return [{ ...parameter(filter.name, several, label), style: 'form', explode: false }]
  }
  const days = filter.maxDays
  const day = (example: string): Schema => ({ type: 'string', format: 'date', examples: [example] })
  return [
    parameter(
      'begin_date',
      day('2024-05-27'),
      l(
        `${label.zh}：首日，北京时间，首尾两日都计入，最多 ${days} 天`,
        `${label.en}: first day in UTC+8, both days included, ${days} days at most`,
        `${label.es}: primer día en UTC+8, ambos incluidos, ${days} días como máximo`,
      ),
    ),
    parameter(
      'end_date',
      day('2024-06-02'),
      l(`${label.zh}：末日`, `${label.en}: last day`, `${label.es}: último día`),
    ),
    ...(filter.choose
      ? [
          parameter(
            filter.choose,
            { type: 'string', enum: filter.on.map(({ value }) => value) },
            l(`${label.zh}：按哪个时间`, `${label.en}: which time is meant`, `${label.es}: qué fecha se usa`),
          ),
        ]
      : []),
  ]
}

const operation = (
  resource: Resource,
  id: string,
  label: Label,
  data: Schema,
  more: Operation,
): Operation => ({
  operationId: `${resource.name}.${id}`,
  tags: [resource.name],
  ...namesOf(label),
  ...more,
  responses: responsesOf(data),
})

/** Figures are integers, except sums in yuan. */
const sumType = (field: Field | undefined): string =>
  field?.kind === 'money' && field.unit === 'yuan' ? 'number' : 'integer'

const listOperation = (resource: Resource): Operation => {
  const { list, label } = resource
  const names = schemaNames(resource)
  const row = resource.detail?.call ? names.row : names.record
  const figures = Object.entries(list.summary ?? {})
  const sorts = list.sortable.flatMap((name) => [name, `-${name}`])
  const parameters = [
    parameter(
      'page',
      { type: 'integer', minimum: 1, default: 1 },
      l('页码，从 1 开始', 'Page, from 1', 'Página, desde 1'),
    ),
    parameter(
      'limit',
      { type: 'integer', minimum: 1, maximum: largestPageSize, default: defaultPageSize },
      l('每页条数', 'Records of a page', 'Registros por página'),
    ),
    parameter(
      'sort',
      { type: 'string', enum: sorts, default: list.sort },
      l(
        '排序字段，前加 - 为倒序',
        'Field to sort by, - before it: descending',
        'Campo de orden; con - delante, descendente',
      ),
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
                  { title: title.en, 'x-label': labelOf(title), type: sumType(resource.fields[sum ?? '']) },
                ]),
              ),
            },
          }
        : {}),
    },
  }
  return operation(resource, 'list', label, data, {
    ...asked(list.call, parameters),
    'x-codes': sortedCodes(codesOfList(resource)),
  })
}

const keyFields = (resource: Resource): Fields =>
  pickFields(resource.fields, (name) => resource.key.includes(name))

const constantLabel = labelOf(
  l('固定值，表示这一操作', 'Always this value: it says what is done', 'Valor fijo: indica la acción'),
)
const recordsLabel = labelOf(
  l('要处理的记录', 'The records that are meant', 'Los registros a los que se refiere'),
)
const versionLabel = labelOf(
  l(
    '修改时填读取到的版本，已被他人修改则返回 10007',
    'For a change, the version that was read; 10007 once somebody else has changed it',
    'Para un cambio, la versión leída; 10007 si otra persona lo ha modificado',
  ),
)

const oneVersion: Schema = {
  type: 'integer',
  description: 'Of the record that was read',
  'x-label': versionLabel,
}
const manyVersions: Schema = {
  type: 'object',
  description: 'By record id: the versions that were read',
  'x-label': versionLabel,
  additionalProperties: { type: 'integer' },
}

const constants = (send: Action['send']): { [name: string]: Schema } =>
  Object.fromEntries(
    Object.entries(send ?? {}).map(([name, value]) => [name, { const: value, 'x-label': constantLabel }]),
  )

/** Describes settings: each record keeps its own value if one is not sent. */
const settingSchemas = (inputs: Fields, settings: readonly string[]): { [name: string]: Schema } =>
  properties(
    pickFields(inputs, (name) => settings.includes(name)),
    (field) => ({ ...inputSchema(field), description: 'Not sent: each record keeps its own' }),
  )

const actionBody = (resource: Resource, action: Action): Schema => {
  // In the query string, the key is not part of the body.
  const key = action.query ? {} : keyFields(resource)
  const [first = ''] = resource.key
  const inputs = action.inputs ?? {}
  const fixed = constants(action.send)
  const settings = Object.keys(settingsOf(action))
  const more = { ...fixed, ...settingSchemas(inputs, settings), request_id: requestIdSchema }
  const required = [...requiredOf(inputs), ...Object.keys(fixed), ...(action.requestId ? ['request_id'] : [])]
  const one = objectOf({ ...key, ...inputs }, [...Object.keys(key), ...required], {
    ...more,
    version: oneVersion,
  })
  if (!action.batch) return one
  const target = action.batch === 'ids' ? properties(key)[first] : objectOf(key, resource.key)
  const several: Schema = {
    type: 'array',
    minItems: 1,
    maxItems: batchLimit(action),
    items: target,
    'x-label': recordsLabel,
  }
  const demanded = required.filter((name) => !settings.includes(name))
  const many = objectOf(inputs, [action.batch, ...demanded], {
    ...more,
    versions: manyVersions,
    [action.batch]: several,
  })
  const { finds } = action
  if (!finds) return { anyOf: [many, one] }
  const found = pickFields(resource.fields, (name) => finds.includes(name))
  return { anyOf: [many, one, objectOf({ ...found, ...inputs }, [...finds, ...required], more)] }
}

const bodyOf = (forms: readonly Schema[]): Operation => {
  const [only, ...others] = forms
  return body(only && others.length === 0 ? only : { anyOf: forms })
}

const joinLabels = (labels: readonly Label[]): Label => {
  const inLanguage = (locale: keyof Label) => labels.map((label) => label[locale])
  return l(inLanguage('zh').join('、'), inLanguage('en').join(', '), inLanguage('es').join(', '))
}

const actionOperation = (resource: Resource, actions: readonly (readonly [string, Action])[]): Operation => {
  const { record } = schemaNames(resource)
  const bodies = actions.map(([, action]) => actionBody(resource, action))
  const batch = actions.some(([, action]) => action.batch)
  const parameters = Object.entries(actions[0]?.[1].query ?? {}).flatMap(([param, name]) => {
    const field = resource.fields[name]
    return field ? [parameter(param, inputSchema(field), field.label, true)] : []
  })
  const id = actions.map(([name]) => name).join('_')
  const label = joinLabels(actions.map(([, action]) => action.label))
  const answer: Schema = { anyOf: [refTo(batch ? 'BatchResult' : record), { type: 'object' }] }
  const codes = actions.flatMap(([, action]) => codesOfAction(action, resource.fields))
  return operation(resource, id, label, answer, {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(bodies),
    'x-codes': sortedCodes([missingCode(resource), ...codes]),
  })
}

const saveOperation = (resource: Resource, save: SaveSection): Operation => {
  const fields = pickFields(
    resource.fields,
    (name, field) => (save.fields.includes(name) && !isDerived(field)) || resource.key.includes(name),
  )
  const required = requiredOf(pickFields(fields, (name) => save.fields.includes(name)))
  const more = {
    version: oneVersion,
    request_id: requestIdSchema,
  }
  const plain: readonly Pick<SaveButton, 'send' | 'requires'>[] = [{}]
  const forms = (save.buttons ?? plain).map(({ send, requires = [] }) =>
    objectOf(fields, [...new Set([...required, ...requires, ...Object.keys(send ?? {})])], {
      ...more,
      ...constants(send),
    }),
  )
  const { label } = resource
  return operation(
    resource,
    'save',
    l(`保存${label.zh}`, `Save: ${label.en}`, `Guardar: ${label.es}`),
    refTo(schemaNames(resource).record),
    {
      description: 'Without its key a record is made, with it changed',
      ...bodyOf(forms),
      'x-codes': sortedCodes([missingCode(resource), ...codesOfSave(resource)]),
    },
  )
}

export const operationsOf = (resource: Resource): [Call, Operation][] => {
  const found: [Call, Operation][] = [[resource.list.call, listOperation(resource)]]
  const { detail, save } = resource
  if (detail?.call) {
    const parameters = Object.entries(keyFields(resource)).map(([name, field]) =>
      parameter(name, inputSchema(field), field.label, true),
    )
    const { zh, en, es } = resource.label
    const label = l(`${zh}：详情`, `${en}: one`, `${es}: detalle`)
    const data = refTo(schemaNames(resource).record)
    const more = { ...asked(detail.call, parameters), 'x-codes': [missingCode(resource)] }
    found.push([detail.call, operation(resource, 'detail', label, data, more)])
  }
  if (save) found.push([save.call, saveOperation(resource, save)])
  const byCall = new Map<Call, [string, Action][]>()
  for (const [name, action] of Object.entries(resource.actions ?? {}))
    byCall.set(action.call, [...(byCall.get(action.call) ?? []), [name, action]])
  for (const [call, actions] of byCall) found.push([call, actionOperation(resource, actions)])
  // If actions make the same call, they describe it.
  for (const [call, described] of endpointOperations(resource))
    if (!byCall.has(call)) found.push([call, described])
  return found
}
