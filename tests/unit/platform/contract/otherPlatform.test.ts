import { collect } from '@mock/platform/collect'
import { describe, expect, it } from 'vitest'
import { findings } from '@/platform/contract/inspect'
import { type MannerName, manners } from '../../../otherPlatform/manners'
import { answerOf } from './mutations'

/** The findings in both lists of an independent platform, which sends the minimum and does not sort. */
const usual = { problems: ['order'], notes: ['missing', 'summary'] }

const expected: { readonly [M in MannerName]: { problems: readonly string[]; notes: readonly string[] } } = {
  least: usual,
  null: { problems: [], notes: [] },
  object: { problems: [], notes: [] },
  text: { problems: ['form'], notes: [] },
  list: { problems: [], notes: [] },
  withoutTotal: { ...usual, notes: ['missing', 'summary', 'total'] },
  bareList: { ...usual, notes: ['missing', 'summary', 'total'] },
  numbersAsText: { ...usual, notes: ['missing', 'summary', 'type'] },
  extra: { ...usual, notes: ['extra', 'missing', 'summary'] },
  respelled: { problems: ['key'], notes: ['extra', 'missing', 'null', 'summary'] },
  unknownChoices: { ...usual, notes: ['choice', 'missing', 'summary'] },
  menus: usual,
}

const lists = collect().declarations.filter(({ name }) => name === 'fee' || name === 'merchant')

/** A platform may answer loosely (mock/README.md): that is no problem, but is noted. */
describe('answers of a platform of another hand', () => {
  it.each(Object.entries(manners))('in the manner "%s"', (name, { data }) => {
    const found = lists.flatMap((resource) =>
      findings(answerOf(resource, data(resource.list.call.replace('GET ', '')))),
    )
    const classes = (isTolerated: boolean) =>
      [...new Set(found.filter((one) => one.isTolerated === isTolerated).map(({ is }) => is))].sort()
    expect({ problems: classes(false), notes: classes(true) }).toEqual(expected[name as MannerName])
  })
})
