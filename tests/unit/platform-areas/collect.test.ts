import { byArea, collect, withSamples } from '@mock/platform/collect'
import { describe, expect, it } from 'vitest'

const declared = {
  '/resources/sms/sign/smsSign.area.ts': { name: 'smsSign' },
  '/resources/pay/trade/trade.area.ts': { name: 'trade' },
}

it.each([
  ['the area of its folder, rules', '/resources/sms/sign/platform/rules.ts', 'smsSign'],
  ['the area of its folder, seed', '/resources/pay/trade/platform/seed.ts', 'trade'],
  ['no area, where the folder declares none', '/resources/sms/sing/platform/rules.ts', 'sing'],
])('a platform file belongs to %s', (_, file, name) => {
  expect(byArea({ [file]: 'module' }, declared)).toEqual({ [name]: 'module' })
})

describe('a sample in a seed file', () => {
  const note = { name: 'note', fields: {} }
  const sample = { count: { small: 1, standard: 2, full: 3 } }
  const file = '/resources/notes/note.area.ts'
  const seedFile = '/resources/notes/platform/seed.ts'

  it('is the sample of the declaration in its folder', () => {
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
    ['no declaration', '/resources/note/note.area.ts', note],
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
