import type { IconName } from '@/declaration'
import { type AreaEvidence, saysLabel, saysValue } from './evidence'
import type { Proposal } from './judge'

/**
 * What nothing in the source says about an area, so that it was guessed by names: its icon, and what fields and values are
 * called. A text that is missing is no guess; the checker asks for it.
 */
export const guesses = (
  icon: IconName,
  fields: readonly Proposal[],
  evidence: AreaEvidence,
): readonly string[] => {
  const told = (name: string) => evidence.fields.find((field) => field.name === name)
  const labels = fields.filter(({ name, label }) => {
    const own = told(name)
    return label.zh !== '' && !(own && saysLabel(own))
  })
  const states = fields.filter(({ name, of = {} }) => {
    const own = told(name)
    return Object.entries(of).some(([value, { zh }]) => zh !== '' && !(own && saysValue(own, value)))
  })
  const namesOf = (some: readonly Proposal[]) => some.map(({ name }) => name).join(', ')
  const whose = labels.length === fields.length ? 'its fields' : namesOf(labels)
  return [
    `icon: "${icon}" is chosen by the area's name`,
    ...(labels.length > 0
      ? [`labels: nothing in the source says what ${whose} are called; read these words once`]
      : []),
    ...(states.length > 0 ? [`labels: nor what the values of ${namesOf(states)} are called`] : []),
  ]
}
