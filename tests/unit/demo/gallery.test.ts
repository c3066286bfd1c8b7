import actionGallery from '@resources/demo/gallery/actionGallery.area'
import actionSource from '@resources/demo/gallery/actionGallery.area.ts?raw'
import kindGallery from '@resources/demo/gallery/kindGallery.area'
import kindSource from '@resources/demo/gallery/kindGallery.area.ts?raw'
import { snippetOf } from '@resources/demo/gallery/ui/snippets'
import { describe, expect, test } from 'vitest'
import { filtersOf, kindNames } from '@/declaration'
import { actionParts } from '@/declaration/action'
import { partsOfField } from '@/declaration/inspect/shape'
import { tests } from '@/declaration/kinds/kind'

const { actions = {} } = actionGallery

/** Options that need more than a declaration. */
const unshown: Readonly<Record<string, string>> = {
  component: 'needs a component of the area',
  input: 'needs a component of the area',
  templates: 'needs an area of texts',
  upload: 'needs a call of the area',
  unasked: 'for inputs: among the actions',
  was: 'said for a while, after a field was renamed',
}

describe('the gallery of declarations', () => {
  test('shows every kind of field', () => {
    const shown = Object.values(kindGallery.fields).map(({ kind }) => kind)
    expect([...new Set(shown)].sort()).toEqual([...kindNames].sort())
  })

  test('shows every option of a field', () => {
    const fields = Object.values(kindGallery.fields)
    const shown = new Set(fields.flatMap((field) => Object.keys(field)))
    const declarable = new Set(fields.flatMap((field) => Object.keys(partsOfField(field))))
    expect([...declarable].filter((option) => !shown.has(option)).sort()).toEqual(Object.keys(unshown).sort())
  })

  test('shows every way to filter', () => {
    const shown = filtersOf(kindGallery).map(({ test }) => test)
    expect([...new Set(shown)].sort()).toEqual([...tests].sort())
  })

  test('shows every option of an action', () => {
    const shown = Object.values(actions).flatMap((action) => Object.keys(action))
    // `narrowed` sets it; no declaration contains it.
    const declarable = Object.keys(actionParts).filter((option) => option !== 'unseen')
    expect([...new Set(shown)].sort()).toEqual(declarable.sort())
  })

  test('has the source of whatever it shows', () => {
    const paths = [
      ...Object.keys(kindGallery.fields).map((name) => [kindSource, 'fields', name] as const),
      ...kindGallery.list.filters.map((_, index) => [kindSource, 'list', 'filters', index] as const),
      ...Object.keys(actions).map((name) => [actionSource, 'actions', name] as const),
      ...(['list', 'detail', 'save', 'sample'] as const).map((section) => [kindSource, section] as const),
    ]
    expect(paths.filter(([source, ...path]) => snippetOf(source, path) === '')).toEqual([])
  })
})

describe('a snippet', () => {
  const source = `const other = 1
export default defineResource({
  name: 'shop',
  fields: {
    // A comment, with a comma { and a bracket.
    name: text({ label: l('名, {称}', "it's", 'Nombre') }),
    'odd-name': text({
      max: 3,
    }),
  },
  list: { filters: ['name', { name: 'late' }] },
})`
  test.each([
    { of: ['name'], is: "name: 'shop'" },
    { of: ['fields', 'odd-name'], is: "'odd-name': text({\n  max: 3,\n})" },
    { of: ['list', 'filters', 1], is: "{ name: 'late' }" },
    { of: ['list', 'filters', 2], is: '' },
    { of: ['actions', 'remove'], is: '' },
  ])('of $of', ({ of, is }) => expect(snippetOf(source, of)).toBe(is))
  test('keeps the comment above it', () =>
    expect(snippetOf(source, ['fields', 'name'])).toBe(
      "// A comment, with a comma { and a bracket.\nname: text({ label: l('名, {称}', \"it's\", 'Nombre') })",
    ))
})
