import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { l, type Resource, tags } from '@/declaration'
import { manyShops, openList, platformOf, shops } from './list.fixture'
import { visible } from './onPage'

const marked: Resource = {
  ...shops,
  card: ['marks', 'amount'],
  fields: { ...shops.fields, marks: tags({ label: l('标签', 'Tags', 'Etiquetas') }) },
  list: { ...shops.list, columns: ['shop_name', 'marks', 'amount'] },
}

const open = async (marks: readonly string[], width = 1440) => {
  const records = manyShops(1).map((record) => ({ ...record, marks }))
  await openList(platformOf(records), { area: marked, width })
  const line = page.getByTitle(marks.join(', '))
  await visible(line)
  return line
}

const countOf = (line: Element) => getComputedStyle(line, '::after').content
const seen = (line: Element) =>
  [...line.children].filter((tag) => getComputedStyle(tag).opacity === '1').map((tag) => tag.textContent)

test('words in frames that all fit their column have no count', async () => {
  const line = (await open(['新品', '包邮'])).element()
  expect(seen(line)).toEqual(['新品', '包邮'])
  expect(countOf(line)).toBe('none')
})

const many = Array.from({ length: 20 }, (_, index) => `支持七天无理由退货${index}`)

test('of words in frames that do not fit, the column says how many more there are, and its tooltip names all', async () => {
  const line = (await open(many)).element()
  await expect.poll(() => countOf(line)).toMatch(/^"\+\d+"$/)
  const shown = seen(line).length
  expect(shown).toBeGreaterThan(0)
  expect(countOf(line)).toBe(`"+${many.length - shown}"`)
  // The last visible tag is not cut off, and the count fits in the line.
  const [last] = [...line.children].slice(shown - 1, shown)
  expect(last?.scrollWidth).toBe(last?.clientWidth)
  expect(last?.getBoundingClientRect().right).toBeLessThan(line.getBoundingClientRect().right - 20)
})

test('a card has room for all of them', async () => {
  const line = (await open(many, 390)).element()
  expect(seen(line)).toEqual(many)
  expect(countOf(line)).toBe('none')
})
