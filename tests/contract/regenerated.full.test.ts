import { beforeAll, describe, expect, test } from 'vitest'
import { measure } from '../../src/commands/areaMeasure.mjs'
import { root } from '../../src/commands/modules.mjs'

describe('the project’s own areas, made once more by npm run area', () => {
  let made: Awaited<ReturnType<typeof measure>>
  beforeAll(async () => {
    made = await measure((file) => import(/* @vite-ignore */ `${root}${file.slice(1)}`))
  })

  test('are made from every source that has rows', () => {
    expect(made.filter(({ from }) => from === 'document').length).toBeGreaterThanOrEqual(19)
    expect(made.filter(({ from }) => from === 'table').length).toBeGreaterThanOrEqual(19)
    expect(made.filter(({ from }) => from === 'rows').length).toBeGreaterThanOrEqual(17)
  })

  test('all compile and pass the checker, each within a minute', () => {
    const faulty = made.filter(
      ({ compiles, problems, seconds }) => !compiles || problems.length > 0 || seconds > 60,
    )
    expect(faulty.map(({ file, problems }) => [file, ...problems])).toEqual([])
  })

  test.each([
    ['document', 0.95],
    ['table', 0.9],
    ['rows', 0.8],
  ])('have the right kinds, from the %s in %d of the fields', (source, least) => {
    const kinds = made.filter(({ from }) => from === source).map((one) => one.kinds)
    const right = kinds.reduce((sum, one) => sum + one.right, 0)
    const of = kinds.reduce((sum, one) => sum + one.of, 0)
    expect(right / of).toBeGreaterThanOrEqual(least)
  })
})
