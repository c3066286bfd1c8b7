import type { Json } from '../condition'
import type { OpenApiDocument } from '../openapi'
import type { OwnerAnswers } from '../platformAnswers'
import { answerDifferences } from './answers'
import type { Difference, Found } from './difference'
import { callsIn, type DocumentedCall, prefixOf } from './document'
import { requestDifferences } from './requests'

export type { Difference } from './difference'
export { screensOf } from './screens'

interface Knowledge {
  /** What the answers must and may hold. */
  readonly answers: readonly OwnerAnswers[]
  /** The calls that every platform should have. */
  readonly core: readonly string[]
  readonly screens: (call: string, field: string) => readonly string[]
}

const severities = ['breaks', 'degrades', 'harmless'] as const

const missingCall = (call: string, theirs: ReadonlyMap<string, unknown>, core: readonly string[]): Found => {
  const path = call.slice(call.indexOf(' '))
  const other = [...theirs.keys()].find((one) => one.endsWith(path))
  return {
    field: '',
    severity: core.includes(call) ? 'breaks' : 'degrades',
    what: other === undefined ? 'the call is missing' : `the call is missing; there is ${other}`,
  }
}

const differences = (ours: DocumentedCall, theirs: DocumentedCall, call: string, knowledge: Knowledge) => {
  const known = knowledge.answers.flatMap(({ answers }) => answers).find((one) => one.call === call)
  return [...requestDifferences(ours, theirs), ...answerDifferences(ours.answer, theirs.answer, known)]
}

/**
 * Compares a platform's OpenAPI document with ours, by field; the gravest first.
 *
 * @param theirs OpenAPI 3 or Swagger 2, as JSON
 */
export const compareDocuments = (
  ours: OpenApiDocument,
  theirs: Json,
  knowledge: Knowledge,
): readonly Difference[] => {
  // Drop undefined members, as JSON does.
  const wanted = callsIn(JSON.parse(JSON.stringify(ours)))
  const sent = callsIn(theirs)
  const prefix = prefixOf(wanted.keys(), sent.keys())
  const offered = new Map([...sent].map(([call, one]) => [call.replace(` ${prefix}`, ' '), one]))
  const found = [...wanted].flatMap(([call, one]) => {
    const other = offered.get(call)
    const all = other
      ? differences(one, other, call, knowledge)
      : [missingCall(call, offered, knowledge.core)]
    return all.map((difference) => ({
      call,
      ...difference,
      screens: knowledge.screens(call, difference.field),
    }))
  })
  return found.sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity))
}
