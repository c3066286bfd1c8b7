import { declaredFiles, problemsInResources } from '@mock/platform/collect'
import { expect, it, test } from 'vitest'
import { createRandom, isRecord } from '@/declaration'
import { mutationsOf, saysWhere, type Tree } from './mutations'

/** As a platform sends them: JSON, which no compiler has seen. */
const declared: readonly Tree[] = Object.values(declaredFiles())
  .filter((one) => isRecord(one) && 'fields' in one)
  .map((one) => JSON.parse(JSON.stringify(one)))

const each = process.env.TEST_SCOPE === 'full' ? 200 : 1

/** A call made by trades, or by text messages for trades themselves. */
const callOf = (area: string): string => {
  const [action] = Object.values((declared.find(({ name }) => name === area)?.actions ?? {}) as Tree)
  return isRecord(action) ? String(action.call) : ''
}

const foreign = (name: unknown) =>
  name === 'trade'
    ? { call: callOf('sms'), component: 'ComplaintDesk' }
    : { call: callOf('trade'), component: name === 'complaint' ? 'TradeComplaints' : 'ComplaintDesk' }

it('the calls of others are there', () => {
  for (const name of ['trade', 'sms']) expect(foreign(name).call).toMatch(/^POST \//)
})

test.each(declared.map((one) => [String(one.name), one] as const))(
  `of ${each} mistakes in %s each is refused, at its place`,
  (name, declaration) => {
    const random = createRandom(`mistakes in ${name}`)
    const all = mutationsOf(declaration, foreign(name))
    const missed: string[] = []
    for (let count = 0; count < each; count++) {
      const mutation = random.pick(all)
      const copy = structuredClone(declaration)
      mutation.apply(copy)
      const problems = problemsInResources({ 'x.json': copy }, ['x.json'])
      if (!problems.some(({ file, place }) => file === 'x.json' && saysWhere(place, mutation.place)))
        missed.push(
          `${mutation.what} at ${mutation.place}: ${problems.map(({ place, what }) => `${place} ${what}`).join('; ') || 'not refused'}`,
        )
    }
    expect(missed).toEqual([])
  },
)
