import { expect, it } from 'vitest'
import { declarationHash } from '@/declaration/declarationHash'

it('the hash of a declaration is SHA-256 of its canonical JSON', async () => {
  // As `printf '{"a":1,"b":[2,{"c":null}]}' | sha256sum` gives it.
  expect(await declarationHash({ a: 1, b: [2, { c: null }] })).toBe(
    '27bbeee69367b46f6aac5bc941ce9cc15ff75fe4b6599616ab0c30b217d69743',
  )
})

it.each<[what: string, one: object, other: object, same: boolean]>([
  ['the order of names does not count', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['what is undefined is left out', { a: 1, b: undefined }, { a: 1 }, true],
  ['the order of a list counts', { a: [1, 2] }, { a: [2, 1] }, false],
  ['a text is no number', { a: '1' }, { a: 1 }, false],
  ['null is something', { a: null }, {}, false],
])('%s', async (_, one, other, same) => {
  expect((await declarationHash(one)) === (await declarationHash(other))).toBe(same)
})
