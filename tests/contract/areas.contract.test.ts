import { collect } from '@mock/platform/collect'
import { afterAll, beforeAll, describe } from 'vitest'
import { actingContract } from './areas/acting'
import { readingContract } from './areas/reading'
import { savingContract } from './areas/saving'
import { type Running, ways } from './harness'

const { declarations } = collect()

/** Every declared area keeps the same contract, however the platform runs and wherever its data lies. */
describe.each(ways)('areas: $name', (way) => {
  let running: Running
  beforeAll(async () => {
    running = await way.start()
  })
  afterAll(() => running?.stop())

  for (const resource of declarations)
    describe(resource.name, () => {
      readingContract(resource, () => running)
      savingContract(resource, () => running)
      actingContract(resource, () => running)
    })
})
