import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kindNames } from '@/declaration'

const files = readdirSync('src/screens/kinds')
const named = (pattern: RegExp) => files.flatMap((file) => pattern.exec(file)?.[1] ?? []).sort()

it('every kind has a look, and every look a kind', () => {
  expect(named(/^([a-z]\w*)\.tsx$/)).toEqual([...kindNames].sort())
})

it('every input belongs to a kind', () => {
  expect(named(/^(\w+)\.input\.tsx$/).filter((name) => !kindNames.some((kind) => kind === name))).toEqual([])
})
