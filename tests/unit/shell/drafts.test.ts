import { expect, it, vi } from 'vitest'
import { createDrafts, createEndings } from '@/shell/panes/drafts'

it('knows a page by any of its forms, until the last of them is saved', () => {
  const drafts = createDrafts()
  drafts.set('/a', 'one', true, 'address')
  drafts.set('/a', 'two', true, 'address')
  drafts.set('/a', 'one', false, 'address')
  expect(drafts.has('/a')).toBe(true)
  drafts.set('/a', 'two', false, 'address')
  expect(drafts.has('/a')).toBe(false)
})

it('tells of pages, not of forms: the same array until a page comes or goes', () => {
  const drafts = createDrafts()
  const told = vi.fn()
  drafts.subscribe(told)
  drafts.set('/a', 'one', false, 'address')
  expect(told).not.toHaveBeenCalled()
  drafts.set('/a', 'one', true, 'address')
  const pages = drafts.pages()
  drafts.set('/a', 'two', true, 'address')
  expect(drafts.pages()).toBe(pages)
  expect(told).toHaveBeenCalledTimes(1)
  drafts.set('/b', 'one', true, 'address')
  expect(drafts.pages()).toEqual(['/a', '/b'])
  // Discarded drafts are forgotten.
  drafts.forget(['/a', '/unknown'])
  expect(drafts.pages()).toEqual(['/b'])
})

it('knows what ends with a step inside its page, and what only with the page', () => {
  const drafts = createDrafts()
  drafts.set('/a', 'dialog', true, 'page')
  expect(drafts.has('/a')).toBe(true)
  expect(drafts.endsWithAddress('/a')).toBe(false)
  drafts.set('/a', 'form', true, 'address')
  expect(drafts.endsWithAddress('/a')).toBe(true)
})

it('calls what a page has left behind once the page is gone, and once only', () => {
  const endings = createEndings()
  const [stays, goes, replaced] = [vi.fn(), vi.fn(), vi.fn()]
  endings.add(1, 'run', stays)
  endings.add(2, 'run', replaced)
  endings.add(2, 'run', goes)
  endings.keep([1, 2])
  expect(goes).not.toHaveBeenCalled()
  endings.keep([1])
  endings.keep([1])
  expect(goes).toHaveBeenCalledTimes(1)
  expect(replaced).not.toHaveBeenCalled()
  expect(stays).not.toHaveBeenCalled()
})
