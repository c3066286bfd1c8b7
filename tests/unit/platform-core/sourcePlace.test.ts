import { lineOfPlace, placedLine, placedProblems, shownFile } from '@mock/sourcePlace'
import { expect, it } from 'vitest'

const source = `import { elsewhere } from './elsewhere'

const states = { OPEN: 1,
  DONE: 2 }

const base = {
  hint: 'h',
}

export default defineResource({
  name: 'x',
  fields: {
    state: choice({
      label: 'l',
      of: states,
    }),
    note: text({
      ...base,
      max: 5,
    }),
    ...elsewhere,
  },
  list: {
    columns: [
      'state',
      'note',
    ],
  },
  when: [{
    'extra.paid': true,
  }],
} as const)
`

it.each<[place: string, line: number]>([
  ['', 10],
  ['name', 11],
  ['fields.state.of', 15],
  ['fields.state.of.DONE', 4],
  ['fields.note.max', 19],
  ['fields.note.hint', 7],
  ['list.columns[1]', 26],
  ['when[0].extra.paid', 30],
  // A missing part has the line of what would contain it.
  ['list.columns[7]', 24],
  ['fields.other', 12],
  ['detail.call', 10],
])('%s is written in line %i', (place, line) => {
  expect(lineOfPlace(source, place)).toBe(line)
})

it('JSON has lines too', () => {
  expect(lineOfPlace('export default {\n  "list": {\n    "call": 7\n  }\n}', 'list.call')).toBe(3)
})

it('a problem is told in one line, with a place that a terminal makes a link of', () => {
  const problem = { whose: 'x', file: '/resources/x.area.ts', place: 'fields.note.max', what: 'is\n  wrong' }
  const placed = placedProblems([problem], (file) => (file === problem.file ? source : ''))
  expect(placed.map(placedLine)).toEqual(['resources/x.area.ts:19 x: fields.note.max is wrong'])
  expect(shownFile('/tmp/x.json')).toBe('/tmp/x.json')
})
