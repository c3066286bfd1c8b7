import { type Action, actionParts } from './action'
import type { Endpoint } from './endpoint'
import type { Fields } from './field'
import { filtersOf } from './filter'
import type { Resource } from './resource'
import { inside, type Part } from './vocabulary'

type Codes = readonly (number | undefined)[]

/** What every call may be refused with: parameters, permissions, too many calls, the session, and faults of the platform. */
export const commonCodes = [10001, 10003, 10004, 10500, 50008, 50012, 50014] as const

/** Of a call that takes a `request_id`. */
const repeated = 10005
/** Of a call about records: their state, a change by somebody else, too many of them, too many days. */
const [wrongState, changedMeanwhile, tooMany, tooLong] = [10006, 10007, 10008, 10009]
/** Of a call that wants a code by text message. */
const codeBySms: Codes = [60211, 60212]

/** The codes that fields answer values with that break their rules; those of their parts among them. */
export const codesOfFields = (fields: Fields = {}): Codes =>
  Object.values(fields).flatMap((field) => [
    field.errorCode,
    ...(field.kind === 'object' || field.kind === 'list' ? codesOfFields(field.fields) : []),
  ])

const ofRefusals = (refusals: readonly { readonly code: number }[] = []): Codes =>
  refusals.map(({ code }) => code)

/** The codes in a value, by what it holds. */
const codesIn = (part: Part, value: unknown): readonly unknown[] => {
  if (part === 'code') return [value]
  if (part === 'refusals?' && Array.isArray(value)) return value.map(({ code }) => code)
  return inside(part, value).flatMap(([, inner, one]) => codesIn(inner, one))
}

const isCode = (code: unknown): code is number => typeof code === 'number'

/** What an action's call may answer. */
export const codesOfAction = (action: Action): Codes => {
  const { inputs, when, batch, requestId } = action
  return [
    ...codesIn({ parts: actionParts }, action),
    ...codesOfFields(inputs),
    when && wrongState,
    batch && tooMany,
    requestId && repeated,
  ].filter(isCode)
}

/** What the call of an area's form may answer. */
export const codesOfSave = ({ fields, save }: Pick<Resource, 'fields' | 'save'>): Codes =>
  save
    ? [
        changedMeanwhile,
        repeated,
        ...codesOfFields(
          Object.fromEntries(Object.entries(fields).filter(([name]) => save.fields.includes(name))),
        ),
        ...ofRefusals(save.refuse),
        ...ofRefusals(save.checks),
        ...((save.when ?? save.buttons?.some(({ when }) => when)) ? [wrongState] : []),
      ]
    : []

/** What the call of an area's list may answer. */
export const codesOfList = (resource: Resource): Codes =>
  filtersOf(resource).flatMap((filter) => (filter.test === 'period' ? [tooLong] : [filter.input.errorCode]))

/** What a declared endpoint may answer. */
export const codesOfEndpoint = ({
  query,
  inputs,
  verified,
  requestId,
}: Pick<Endpoint, 'query' | 'inputs' | 'verified' | 'requestId'>): Codes => [
  ...codesOfFields(query),
  ...codesOfFields(inputs),
  ...(verified === undefined ? [] : codeBySms),
  ...(requestId === undefined ? [] : [repeated]),
]

/** The codes of a call in their order, each once; the common ones, which every call has, are told elsewhere. */
export const ordered = (codes: Codes): number[] =>
  [...new Set(codes.filter((code) => code !== undefined))]
    .filter((code) => !commonCodes.some((common) => common === code))
    .sort((a, b) => a - b)
