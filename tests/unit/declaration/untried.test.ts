import { verdictsIn } from '@mock/platform/areas/verdicts'
import { expect, it } from 'vitest'
import { removal } from '@/declaration'
import { notesIn } from '../../../src/commands/areaTests.mjs'
import { noteUntried, type Untried } from '../../contract/areas/untried'
import { plainArea } from './plainArea'

const area = {
  ...plainArea('/shop'),
  actions: {
    remove: removal({
      call: 'POST /user/removeshop',
      refuse: [{ when: { no: 'A' }, code: 43002 }],
      done: { no: 'B' },
    }),
  },
}

/** What check-area reads from the report of a test run. */
const reportOf = (...tests: readonly { readonly untried?: Untried[] }[]) => ({
  testResults: [
    {
      name: 'areas',
      message: '',
      assertionResults: tests.map((meta) => ({
        status: 'passed',
        fullName: 'test',
        failureMessages: [],
        meta,
      })),
    },
  ],
})

it('what no sample tries is noted with its place and the remedy, and does not fail', () => {
  const meta = {}
  for (const verdict of verdictsIn(area)) noteUntried({ meta }, verdict)
  const remedy =
    'so that nothing tries this; add one to sample.records or sample.cases, or to platform/seed.ts if the area has one'
  expect(notesIn(reportOf(meta))).toEqual([
    { place: 'actions.remove.refuse[0]', what: `no sample is refused with 43002, ${remedy}` },
    { place: 'actions.remove.done', what: `no sample is done already, ${remedy}` },
  ])
})

it('a place that several tests miss is noted once', () => {
  const note = { place: 'save.when', what: 'no sample is refused with 10006' }
  expect(notesIn(reportOf({ untried: [note] }, {}, { untried: [{ ...note }] }))).toEqual([note])
})
