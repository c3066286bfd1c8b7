import { afterAll, afterEach, expect } from 'vitest'
import { readExpiry } from '@/platform/expiry'
import { isLeaving } from '@/platform/leaving'
import { pending } from '@/shell/editing/pending'
import { clearErrorLog } from '@/shell/errorLog/errorLog'
import { sidebarPreference } from '@/shell/sidebar/sidebarState'
import * as preferences from '@/theme/preferences'
import { usePublicStyles } from './publicStyles'

/*
 * Test files share a page and its modules. Each test leaves the page as it found it; anything that cannot be undone fails the
 * file responsible.
 */
const root = document.documentElement
const attributes = new Map(root.getAttributeNames().map((name) => [name, root.getAttribute(name) ?? '']))
const elements = new Set(document.body.children)

const wasLeaving = isLeaving()

afterEach(() => {
  clearErrorLog()
  for (const preference of [sidebarPreference, ...Object.values(preferences)])
    if ('reset' in preference) preference.reset()
})

afterAll(() => {
  usePublicStyles(false)
  for (const name of root.getAttributeNames()) if (!attributes.has(name)) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
  for (const element of [...document.body.children]) if (!elements.has(element)) element.remove()
  expect(isLeaving(), 'the page was left for good: call the file *.alone.test').toBe(wasLeaving)
  expect(pending.read().place, 'the panel that edits declarations was left open').toBeUndefined()
  expect(readExpiry(), 'the end of a session is still being asked about').toBeUndefined()
})
