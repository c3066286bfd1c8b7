import { expect, it } from 'vitest'
import { typeErrorsIn } from '@/build/typeErrors'

const error = (line: number) => `src/a.ts(${line},15): error TS2322: Type 'string' is not a number.`

it.each<[what: string, output: string, told: string]>([
  ['nothing', '', ''],
  ['an error with its place', `${error(5)}\n`, "src/a.ts:5:15 TS2322: Type 'string' is not a number."],
  [
    'each error once, without what it goes on to explain',
    `${error(1)}\n  The types of 'x' differ.\n${error(2)}\n`,
    "src/a.ts:1:15 TS2322: Type 'string' is not a number.\nsrc/a.ts:2:15 TS2322: Type 'string' is not a number.",
  ],
])('of what the compiler prints, the terminal shows %s', (_, output, told) => {
  expect(typeErrorsIn(output)).toBe(told)
})

it('the terminal shows 20 errors, and how many more there are', () => {
  const output = Array.from({ length: 23 }, (_, index) => error(index + 1)).join('\n')
  const lines = typeErrorsIn(output).split('\n')
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('… and 3 more')
})
