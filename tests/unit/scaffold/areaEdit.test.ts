import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { editArea } from '@/commands/areaEdit.mjs'
import type { Json } from '@/declaration'
import { evaluator } from '../platform-core/evaluator'

const file = 'resources/pay/replyTemplate/replyTemplate.area.ts'
const area = 'replyTemplate'

/** A folder with one area's file, which the test may change. */
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'area-edit-'))
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  cpSync(file, join(folder, file))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const text = () => readFileSync(join(folder, file), 'utf8')
const load = (path: string) => import(/* @vite-ignore */ path)
const evaluate = async (_: string, source: string): Promise<Json> =>
  (await evaluator(`/${file}`, source))(source)
const edit = (edits: unknown, of: unknown = area) =>
  editArea({ area: of, edits }, load, evaluate, { project: folder })

it('a text is written where it stands, and nothing else changes', async () => {
  const before = text().split('\n')
  const { lines } = await edit([{ place: ['label', 'zh'], value: '常用回复' }])
  expect(lines).toHaveLength(1)
  const after = text().split('\n')
  expect(after).toHaveLength(before.length)
  expect(after.flatMap((line, index) => (line === before[index] ? [] : [index + 1]))).toEqual(lines)
  expect(after[(lines[0] ?? 0) - 1]).toContain("l('常用回复', ")
})

it('a field, its column and its group are written at once, by the words of the vocabulary', async () => {
  const label = { zh: '备注', en: 'Note', es: 'Nota' }
  await edit([
    { place: ['fields', 'note'], value: { kind: 'multiline', label, max: 200 } },
    { place: ['list', 'moreColumns'], value: ['note'] },
  ])
  expect(text()).toContain("note: multiline({ label: l('备注', 'Note', 'Nota'), max: 200 })")
  expect(text()).toMatch(/moreColumns: \['note'\]/)
})

it('a field goes with its samples, and from lists that are written; those that follow from the rest are not', async () => {
  const label = { zh: '备注', en: 'Note', es: 'Nota' }
  const before = text()
  // Nothing says where it is shown.
  const open = before.replace(/ {4}(columns|moreColumns|filters):.*\n/g, '')
  writeFileSync(join(folder, file), open)
  const columns = ['title', 'problem_type', 'update_time', 'note', 'create_time']
  await edit([
    { place: ['fields', 'note'], value: { kind: 'text', label } },
    { place: ['list', 'columns'], value: columns },
    { place: ['save', 'fields'], value: ['title', 'problem_type', 'content', 'note'] },
  ])
  expect(text()).toContain("fields: ['title', 'problem_type', 'content', 'note']")
  expect(text()).not.toContain('columns:')
  writeFileSync(
    join(folder, file),
    text().replace('  detail: {},', "  detail: {},\n  sample: { values: { note: ['一'] } },"),
  )
  await edit([
    { place: ['list', 'columns'], value: columns.filter((one) => one !== 'note') },
    { place: ['save', 'fields'], value: ['title', 'problem_type', 'content'] },
    { place: ['fields', 'note'], remove: true },
  ])
  const bare = (source: string) => source.replace(/\n {2}sample: .*/, '').replace(/[\s,]/g, '')
  expect(bare(text())).toBe(bare(open))
  expect(text()).not.toContain('note')
})

it('the order is changed in the lines concerned alone', async () => {
  const before = text()
  const first = Object.keys((await evaluate(file, before)) as object).indexOf('fields')
  expect(first).toBeGreaterThan(0)
  const { lines } = await edit([{ place: ['fields', 'title'], move: 0 }])
  expect(lines.length).toBeLessThan(10)
  expect(text().split('\n').toSorted()).toEqual(before.split('\n').toSorted())
})

it.each<[what: string, edits: unknown, why: RegExp]>([
  [
    'a text that is missing afterwards',
    [{ place: ['label', 'zh'], value: '' }],
    /^replyTemplate: label has no text in "zh"/,
  ],
  ['another kind of value', [{ place: ['label', 'zh'], value: 7 }], /^replyTemplate: label/],
  [
    'a place with nothing in it',
    [{ place: ['list', 'colour'], value: 'x' }],
    /^replyTemplate: list\.colour is not a part of a list/,
  ],
  [
    'what follows from the rest',
    [{ place: ['save', 'buttons', 0], value: 'x' }],
    /save\.buttons\.0 is not written in this file/,
  ],
  ['a prototype', [{ place: ['__proto__', 'x'], value: 1 }], /each edit is a place/],
  [
    'a prototype in a value',
    [{ place: ['list'], value: JSON.parse('{"__proto__":1}') }],
    /each edit is a place/,
  ],
  ['two ways at once', [{ place: ['list'], value: 1, remove: true }], /each edit is a place/],
  ['no way', [{ place: ['list'] }], /each edit is a place/],
  ['a place that is no number', [{ place: ['list', 'columns', 1], move: '0' }], /each edit is a place/],
  ['no place', [{ place: [], value: 'x' }], /each edit is a place/],
  ['nothing', [], /1 to 200 edits/],
  ['too much', Array.from({ length: 201 }, () => ({ place: ['label', 'zh'], value: 'x' })), /1 to 200 edits/],
])('%s is refused in words, and the file stays', async (_, edits, why) => {
  const before = text()
  await expect(edit(edits)).rejects.toThrow(why)
  expect(text()).toBe(before)
})

it.each(['nobody', '../pay/fee', 'resources/fee/fee', '', 'fee.area', '__proto__', ['fee'], null])(
  'a name that is no area writes nothing: %j',
  async (name) => {
    await expect(edit([{ place: ['label', 'zh'], value: 'x' }], name)).rejects.toThrow(
      /there is no file of an area/,
    )
  },
)
