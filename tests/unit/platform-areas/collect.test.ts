import { byArea, collect, withSamples } from '@mock/platform/collect'
import { describe, expect, it } from 'vitest'

const declared = {
  '/resources/sms/smssign.ts': { name: 'smsSign' },
  '/resources/pay/trade.ts': { name: 'trade' },
}

it.each([
  ['the area beside it, whatever its name is', '/resources/sms/smssign.rules.ts', 'smsSign'],
  ['the area beside it, for seeds', '/resources/pay/trade.seed.ts', 'trade'],
  ['nobody, where no area is', '/resources/sms/smssing.rules.ts', 'smssing'],
])('what lies beside a declaration belongs to %s', (_, file, name) => {
  expect(byArea({ [file]: 'module' }, declared)).toEqual({ [name]: 'module' })
})

describe('a sample in a seed file', () => {
  const note = { name: 'note', fields: {} }
  const sample = { count: { small: 1, standard: 2, full: 3 } }
  const file = '/resources/notes/note.ts'
  const seedFile = '/resources/notes/note.seed.ts'

  it('is the sample of the declaration beside it', () => {
    expect(withSamples({ [file]: note }, { [seedFile]: { sample } })).toEqual({
      declared: { [file]: { ...note, sample } },
      seeds: {},
    })
  })

  it('leaves seeds that make their records themselves as they are', () => {
    const seeds = { [seedFile]: { records: () => [] } }
    expect(withSamples({ [file]: note }, seeds)).toEqual({ declared: { [file]: note }, seeds })
  })

  it.each([
    ['no declaration', '/resources/notes/nte.ts', note],
    ['a page, which has no records', file, { name: 'note', component: 'Note' }],
  ])('beside %s is left to be refused', (_, beside, value) => {
    const seeds = { [seedFile]: { sample } }
    expect(withSamples({ [beside]: value }, seeds).seeds).toEqual(seeds)
  })

  it('is refused where the declaration has one too', () => {
    expect(() => withSamples({ [file]: { ...note, sample } }, { [seedFile]: { sample } })).toThrow(
      `${seedFile}: the declaration has a sample too; take one of them out`,
    )
  })

  it('is how the texts of reply and e-mail templates reach the platform', () => {
    const areas = collect().declarations
    for (const name of ['replyTemplate', 'emailTemplate'])
      expect(areas.find((area) => area.name === name)?.sample?.records?.length, name).toBeGreaterThan(10)
  })
})
