import { type Action, actionParts, type Effect } from './action'
import type { Endpoint } from './endpoint'
import { type Fields, pickFields } from './field'
import { filtersOf } from './filter'
import { type Resource, saveParts } from './resource'
import { uniqueFields, uniquenessOf } from './unique'
import { inside, type Part, wordOf } from './vocabulary'

type Codes = readonly (number | undefined)[]

/** Codes any call may answer: parameters, permissions, rate limit, session, platform faults. */
export const commonCodes = [10001, 10003, 10004, 10500, 50008, 50012, 50014] as const

/** For calls with a `request_id`. */
const duplicateRequest = 10005
/** For calls on records. */
const [notInThisState, editConflict, tooMany, spanTooLong] = [10006, 10007, 10008, 10009]
/** For calls that may need a second person. */
const needsApproval = 10010
/** For calls that need a code sent by SMS. */
const smsCodeErrors: Codes = [60211, 60212]

export const codesOfFields = (fields: Fields = {}): Codes =>
  Object.values(fields).flatMap((field) => [
    field.errorCode,
    uniquenessOf(field)?.code,
    ...(field.kind === 'object' || field.kind === 'list' ? codesOfFields(field.fields) : []),
  ])

/** The codes for duplicate values of unique fields, if the call sets any of these. */
const codesOfUnique = (fields: Fields, set: readonly string[]): Codes =>
  Object.entries(fields).flatMap(([name, field]) =>
    uniqueFields(name, field).some((path) => set.includes(path.split('.')[0] ?? path))
      ? [uniquenessOf(field)?.code]
      : [],
  )

const setBy = (effect: Action['effect'] | undefined): readonly string[] =>
  Array.isArray(effect) ? effect.flatMap(({ set }: Effect) => Object.keys(set)) : []

/** The error codes in a value, found by what the vocabulary says it holds. */
const codesIn = (part: Part, value: unknown): readonly number[] => {
  if (typeof part === 'string' && wordOf(part) === 'code') return typeof value === 'number' ? [value] : []
  return inside(part, value).flatMap(([, inner, one]) => codesIn(inner, one))
}

/** @param fields the record's */
export const codesOfAction = (action: Action, fields: Fields): Codes => {
  const { inputs, when, otherwise, batch, requestId, approve, effect } = action
  return [
    editConflict,
    ...codesOfUnique(fields, setBy(effect)),
    ...codesIn({ parts: actionParts }, action),
    ...codesOfFields(inputs),
    ...(when && otherwise === undefined ? [notInThisState] : []),
    ...(batch ? [tooMany] : []),
    ...(requestId ? [duplicateRequest] : []),
    ...(approve ? [needsApproval] : []),
  ]
}

export const codesOfSave = ({ fields, save }: Pick<Resource, 'fields' | 'save'>): Codes =>
  save
    ? [
        editConflict,
        duplicateRequest,
        ...codesOfFields(pickFields(fields, (name) => save.fields.includes(name))),
        ...codesOfUnique(fields, [
          ...save.fields,
          ...(save.buttons ?? []).flatMap(({ effect }) => setBy(effect)),
        ]),
        ...codesIn({ parts: saveParts }, save),
        ...(save.approve ? [needsApproval] : []),
        ...((save.when && save.otherwise === undefined) || save.buttons?.some(({ when }) => when)
          ? [notInThisState]
          : []),
      ]
    : []

export const codesOfList = (resource: Resource): Codes =>
  filtersOf(resource).flatMap((filter) =>
    filter.test === 'period' ? [spanTooLong] : [filter.input.errorCode],
  )

export const codesOfEndpoint = ({
  query,
  inputs,
  verified,
  requestId,
}: Pick<Endpoint, 'query' | 'inputs' | 'verified' | 'requestId'>): Codes => [
  ...codesOfFields(query),
  ...codesOfFields(inputs),
  ...(verified === undefined ? [] : smsCodeErrors),
  ...(requestId === undefined ? [] : [duplicateRequest]),
]

/** A call's codes in ascending order, without duplicates and without the common ones. */
export const sortedCodes = (codes: Codes): number[] =>
  [...new Set(codes.filter((code) => code !== undefined))]
    .filter((code) => !commonCodes.some((common) => common === code))
    .sort((a, b) => a - b)
