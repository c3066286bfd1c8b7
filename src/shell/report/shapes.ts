import { type Field, type Fields, filtersOf, type Page, type Resource, settingsOf } from '@/declaration'

/**
 * What a value may be. A field: a value of its kind. `plain`: a whole number or boolean that reveals nothing, such as a page
 * number. `count`: a number of things. `message`: the text of a refusal. `constant`: one of the declared constants.
 */
export type Part =
  | Field
  | 'plain'
  | 'count'
  | 'message'
  | { readonly constant: readonly unknown[] }
  | { readonly each: Part }
  | { readonly members: Parts; readonly others?: Part }

export interface Parts {
  readonly [name: string]: Part
}

/** The declared form of a call. */
export interface CallShape {
  readonly query: Parts
  readonly body: Parts
  /** The envelope's `data`. */
  readonly answer: Part
}

/** What a report may contain: calls like `GET /user/tradelist`, and member names of JSON in text fields. */
export interface Shapes {
  readonly calls: ReadonlyMap<string, CallShape>
  readonly jsonNames: ReadonlySet<string>
}

/** Stands for any text. */
const anyText: Field = { kind: 'text', label: { zh: '', en: '', es: '' } }
const anyDay: Field = { kind: 'day', label: { zh: '', en: '', es: '' } }

const keyOf = ({ key, fields }: Resource): Fields =>
  Object.fromEntries(key.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))

/** The parameters of a list's filters. */
export const filterParts = (resource: Resource): Parts =>
  Object.fromEntries(
    filtersOf(resource).flatMap((filter): (readonly [string, Part])[] => {
      // Several values are sent as one text: `A,B`.
      if (filter.test === 'in') return [[filter.name, { each: filter.input }]]
      if (filter.test !== 'period') return [[filter.name, filter.input]]
      const chosen = filter.choose
      return [
        ['begin_date', anyDay],
        ['end_date', anyDay],
        ...(chosen ? [[chosen, { constant: filter.on.map(({ value }) => value) }] as const] : []),
      ]
    }),
  )

const recordOf = (resource: Resource): { readonly members: Parts } => ({
  members: { ...resource.fields, ...resource.detail?.adds, version: 'plain' },
})

const listShape = (resource: Resource): CallShape => {
  const sorts = resource.list.sortable.concat(resource.key).flatMap((name) => [name, `-${name}`])
  const figures = Object.entries(resource.list.summary ?? {}).map(([name, { sum, of, computed }]) => {
    const field = resource.fields[sum ?? of ?? '']
    const amount = sum !== undefined || computed !== undefined
    return [name, amount ? (field ?? anyNumber) : 'count'] as const
  })
  const asked = {
    ...filterParts(resource),
    page: 'plain',
    limit: 'plain',
    sort: { constant: sorts },
  } as const
  return {
    query: asked,
    body: asked,
    answer: {
      members: {
        items: { each: recordOf(resource) },
        total: 'count',
        summary: { members: Object.fromEntries(figures) },
      },
    },
  }
}

const anyNumber: Field = { kind: 'integer', label: { zh: '', en: '', es: '' } }

/** The result of a call for several records. */
const batchParts = (resource: Resource): Parts => {
  const [first = ''] = resource.key
  const id = resource.key.length === 1 ? (resource.fields[first] ?? anyText) : anyText
  return {
    success: { each: id },
    failed: {
      each: { members: { id, code: 'plain', message: 'message', record: recordOf(resource) } },
    },
  }
}

const actionShapes = (resource: Resource): (readonly [string, CallShape])[] => {
  const key = keyOf(resource)
  const [first = ''] = resource.key
  return Object.values(resource.actions ?? {}).map((action) => [
    action.call,
    {
      query: Object.fromEntries(
        Object.entries(action.query ?? {}).flatMap(([name, of]) =>
          resource.fields[of] ? [[name, resource.fields[of]]] : [],
        ),
      ),
      body: {
        ...Object.fromEntries(
          Object.entries(action.send ?? {}).map(([name, value]) => [name, { constant: [value] }]),
        ),
        ...key,
        ...Object.fromEntries((action.finds ?? []).flatMap((name) => fieldEntry(resource, name))),
        ...action.inputs,
        ids: { each: key[first] ?? anyText },
        targets: { each: { members: key } },
        request_id: anyText,
        version: 'plain',
      },
      answer: { members: { ...recordOf(resource).members, ...batchParts(resource) } },
    },
  ])
}

const fieldEntry = ({ fields }: Resource, name: string): (readonly [string, Field])[] => {
  const field = fields[name]
  return field ? [[name, field]] : []
}

const saveShape = (resource: Resource): readonly (readonly [string, CallShape])[] => {
  const { save } = resource
  if (!save) return []
  const sent = (save.buttons ?? []).flatMap((button) => Object.entries(button.send ?? {}))
  const constants: { [name: string]: { constant: unknown[] } } = {}
  for (const [name, value] of sent) {
    const known = constants[name]?.constant ?? []
    constants[name] = { constant: [...known, value] }
  }
  const body: Parts = {
    ...constants,
    ...keyOf(resource),
    ...Object.fromEntries(save.fields.flatMap((name) => fieldEntry(resource, name))),
    request_id: anyText,
    version: 'plain',
  }
  return [[save.call, { query: {}, body, answer: recordOf(resource) }]]
}

const detailShape = (resource: Resource): readonly (readonly [string, CallShape])[] => {
  const call = resource.detail?.call
  const key = keyOf(resource)
  return call ? [[call, { query: key, body: key, answer: recordOf(resource) }]] : []
}

const endpointShapes = ({ endpoints = {} }: Pick<Page, 'endpoints'>): (readonly [string, CallShape])[] =>
  Object.values(endpoints).map(({ call, query = {}, inputs = {}, answer }) => [
    call,
    { query, body: { ...inputs, request_id: anyText }, answer: { members: answer } },
  ])

const membersIn = (part: Part): Parts | undefined =>
  typeof part === 'object' && 'members' in part ? part.members : undefined

/** Several actions may use the same call, and each declares part of it. */
const merged = (one: CallShape | undefined, other: CallShape): CallShape => ({
  query: { ...one?.query, ...other.query },
  body: { ...one?.body, ...other.body },
  answer: {
    members: { ...(one && membersIn(one.answer)), ...membersIn(other.answer) },
  },
})

/** The last names of paths into a text that holds JSON: `paid_push_rule.is_enable`. */
const jsonNamesIn = (resource: Resource): readonly string[] =>
  Object.values(resource.actions ?? {}).flatMap((action) =>
    Object.values({ ...action.prefill, ...settingsOf(action) }).flatMap((path) => path.split('.').slice(1)),
  )

/**
 * The declared forms of all calls of areas and pages. The frame's own calls, such as who is signed in, are not included.
 *
 * @param resources as declared, including what the account may not see
 */
export const shapesOf = (resources: readonly Resource[], pages: readonly Page[]): Shapes => {
  const calls = new Map<string, CallShape>()
  const own = resources.flatMap((resource) =>
    resource.rest === undefined
      ? [
          [resource.list.call, listShape(resource)] as const,
          ...detailShape(resource),
          ...saveShape(resource),
          ...actionShapes(resource),
          ...endpointShapes(resource),
        ]
      : endpointShapes(resource),
  )
  for (const [call, shape] of [...own, ...pages.flatMap(endpointShapes)])
    calls.set(call, merged(calls.get(call), shape))
  return { calls, jsonNames: new Set(resources.flatMap(jsonNamesIn)) }
}
