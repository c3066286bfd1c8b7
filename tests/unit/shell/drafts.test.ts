import { expect, it, vi } from 'vitest'
import { createDrafts } from '@/shell/panes/drafts'

it('knows a page by any of its forms, until the last of them is saved', () => {
  const drafts = createDrafts()
  drafts.set('/a', 'one', true)
  drafts.set('/a', 'two', true)
  drafts.set('/a', 'one', false)
  expect(drafts.has('/a')).toBe(true)
  drafts.set('/a', 'two', false)
  expect(drafts.has('/a')).toBe(false)
})

it('tells of pages, not of forms: the same array until a page comes or goes', () => {
  const drafts = createDrafts()
  const told = vi.fn()
  drafts.subscribe(told)
  drafts.set('/a', 'one', false)
  expect(told).not.toHaveBeenCalled()
  drafts.set('/a', 'one', true)
  const pages = drafts.pages()
  drafts.set('/a', 'two', true)
  expect(drafts.pages()).toBe(pages)
  expect(told).toHaveBeenCalledTimes(1)
  drafts.set('/b', 'one', true)
  expect(drafts.pages()).toEqual(['/a', '/b'])
})

it('forgets what is given up', () => {
  const drafts = createDrafts()
  drafts.set('/a', 'one', true)
  drafts.set('/b', 'one', true)
  drafts.forget(['/a', '/unknown'])
  expect(drafts.pages()).toEqual(['/b'])
})
