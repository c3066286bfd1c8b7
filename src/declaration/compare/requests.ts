import type { Found } from './difference'
import type { DocumentedCall } from './document'
import type { Shape } from './shape'

/** Sent to platforms that support them; no loss for those that do not. */
const courtesies: readonly string[] = ['request_id', 'version', 'versions']

const found = (field: string, severity: Found['severity'], what: string): Found => ({ field, severity, what })

const narrower = (ours: Shape, theirs: Shape): string | undefined => {
  if (theirs.most !== undefined && (ours.most === undefined || ours.most > theirs.most))
    return `at most ${theirs.most}, ours allows ${ours.most ?? 'any'}`
  if (
    theirs.least !== undefined &&
    theirs.least > 0 &&
    (ours.least === undefined || ours.least < theirs.least)
  )
    return `at least ${theirs.least}, ours allows ${ours.least ?? 'any'}`
  return undefined
}

/** @param isText in an address every value is a text */
const valueDifferences = (field: string, ours: Shape, theirs: Shape, isText: boolean): readonly Found[] => {
  const isOtherType =
    !isText &&
    ours.types.length > 0 &&
    theirs.types.length > 0 &&
    !ours.types.some((type) => theirs.types.includes(type))
  if (isOtherType)
    return [
      found(field, 'breaks', `takes ${theirs.types.join(' or ')}, ours sends ${ours.types.join(' or ')}`),
    ]
  const refused = theirs.values ? (ours.values ?? []).filter((value) => !theirs.values?.includes(value)) : []
  const limit = narrower(ours, theirs)
  return [
    ...(refused.length > 0 ? [found(field, 'degrades', `does not take ${refused.join(', ')}`)] : []),
    ...(limit ? [found(field, 'degrades', `takes ${limit}`)] : []),
    ...(ours.format && theirs.format && ours.format !== theirs.format
      ? [found(field, 'degrades', `format ${theirs.format}, ours sends ${ours.format}`)]
      : []),
  ]
}

/** Sent with every page of a list. */
const hasDefault = (name: string) => ['page', 'limit', 'sort'].includes(name)

const parameterDifferences = (ours: DocumentedCall, theirs: DocumentedCall): readonly Found[] => [
  ...[...ours.parameters].flatMap(([name, { shape, isRequired }]) => {
    const other = theirs.parameters.get(name)
    if (!other)
      return [found(name, isRequired ? 'breaks' : 'degrades', 'the parameter is missing: it has no effect')]
    const demanded =
      other.isRequired && !isRequired && !hasDefault(name)
        ? [found(name, 'degrades', 'is required; ours sends it only if it is set')]
        : []
    return [...demanded, ...valueDifferences(name, shape, other.shape, true)]
  }),
  ...[...theirs.parameters].flatMap(([name, { isRequired }]) =>
    isRequired && !ours.parameters.has(name) ? [found(name, 'breaks', 'is required, and never sent')] : [],
  ),
]

const bodyDifferences = (ours: Shape, theirs: Shape): readonly Found[] => [
  ...[...ours.fields].flatMap(([name, field]) => {
    const other = theirs.fields.get(name)
    if (other) return valueDifferences(name, field(), other(), false)
    if (theirs.fields.size === 0) return []
    const isLost = !courtesies.includes(name)
    if (theirs.isClosed) return [found(name, 'breaks', 'is sent, and no other fields are allowed')]
    return [found(name, isLost ? 'degrades' : 'harmless', 'is sent, and not described')]
  }),
  ...[...theirs.required].flatMap((name) => {
    if (!ours.fields.has(name)) return [found(name, 'breaks', 'is required, and never sent')]
    return ours.required.has(name) ? [] : [found(name, 'degrades', 'is required; ours may leave it out')]
  }),
]

/** Whether what the console sends is taken. */
export const requestDifferences = (ours: DocumentedCall, theirs: DocumentedCall): readonly Found[] => {
  const parameters = parameterDifferences(ours, theirs)
  if (!theirs.body) return parameters
  if (!ours.body)
    return theirs.isBodyRequired ? [...parameters, found('', 'breaks', 'a body is required')] : parameters
  return [...parameters, ...bodyDifferences(ours.body, theirs.body)]
}
