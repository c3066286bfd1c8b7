import type { Action } from './action'
import type { Endpoint } from './endpoint'
import type { Fields } from './field'
import { filtersOf } from './filter'
import type { Resource } from './resource'

type Codes = readonly (number | undefined)[]

/** Codes any call may answer: parameters, permissions, rate limit, session, platform faults. */
export const commonCodes = [10001, 10003, 10004, 10500, 50008, 50012, 50014] as const

/** For calls with a `request_id`. */
const repeated = 10005
/** For calls on records. */
const [wrongState, changedMeanwhile, tooMany, tooLong] = [10006, 10007, 10008, 10009]
/** For calls that need a code sent by SMS. */
const codeBySms: Codes = [60211, 60212]

/** The codes for invalid values of fields, including nested fields. */
export const codesOfFields = (fields: Fields = {}): Codes =>
  Object.values(fields).flatMap((field) => [
    field.errorCode,
    ...(field.kind === 'object' || field.kind === 'list' ? codesOfFields(field.fields) : []),
  ])

const ofRefusals = (refusals: readonly { readonly code: number }[] = []): Codes =>
  refusals.map(({ code }) => code)

export const codesOfAction = (action: Action): Codes => {
  const { refuse, inBulk, inputs, limits, when, batch, requestId } = action
  return [
    ...ofRefusals(refuse),
    ...ofRefusals(inBulk?.refuse),
    ...codesOfFields(inputs),
    ...ofRefusals(Object.values(limits ?? {})),
    when && wrongState,
    batch && tooMany,
    requestId && repeated,
  ].filter((code) => typeof code === 'number')
}

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

export const codesOfList = (resource: Resource): Codes =>
  filtersOf(resource).flatMap((filter) => (filter.test === 'period' ? [tooLong] : [filter.input.errorCode]))

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

/** A call's codes in ascending order, without duplicates and without the common ones. */
export const ordered = (codes: Codes): number[] =>
  [...new Set(codes.filter((code) => code !== undefined))]
    .filter((code) => !commonCodes.some((common) => common === code))
    .sort((a, b) => a - b)
