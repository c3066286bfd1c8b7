import Cookies from 'js-cookie'
import { afterAll, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { readExpiry } from '@/platform/expiry'
import { isLeaving } from '@/platform/leaving'
import { clearErrorLog } from '@/shell/errorLog/errorLog'
import { appearancePreference, themeColourPreference } from '@/theme/preferences'
import { usePublicStyles } from './publicStyles'

/*
 * Test files share a page, and the modules in it. Each leaves the page as it found it; what cannot be undone fails the file that
 * did it.
 */
const root = document.documentElement
const attributes = new Map(root.getAttributeNames().map((name) => [name, root.getAttribute(name) ?? '']))
const elements = new Set(document.body.children)

const wasLeaving = isLeaving()

afterAll(async () => {
  await cleanup()
  // The next file's tables may hold texts, which are made before its first test.
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  localStorage.clear()
  sessionStorage.clear()
  usePublicStyles(false)
  clearErrorLog()
  for (const preference of [appearancePreference, themeColourPreference]) preference.reset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of root.getAttributeNames()) if (!attributes.has(name)) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
  for (const element of [...document.body.children]) if (!elements.has(element)) element.remove()
  expect(isLeaving(), 'the page was left for good: call the file *.alone.test').toBe(wasLeaving)
  expect(readExpiry(), 'the end of a session is still being asked about').toBeUndefined()
})
