import './quietReact'
import './quickStyles'

import Cookies from 'js-cookie'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { watchPreference } from '@/shell/contract/watchPreference'
import { consoleMessages } from './consoleMessages'
import { morning } from './morning'

/** Tests answer only what they need, which does not match the declarations. Watching answers has its own tests. */
beforeAll(() => watchPreference.write('off'))

/** The pointer is still where the last file left it. Whatever is under it would be prefetched, highlighted or explained here. */
beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -10, y: -10 }))

const emptyBrowser = () => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  localStorage.clear()
  sessionStorage.clear()
}

/** Every test begins in a fresh browser: what is still on the screen could write down something of the one before. */
beforeEach(async () => {
  // Fake timers leave the machine's clock behind.
  globalThis.Date = morning
  await cleanup()
  emptyBrowser()
})

/** Restores what a test has replaced, once the page that uses it is gone. */
afterEach(async () => {
  vi.useRealTimers()
  await cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  const messages = consoleMessages.splice(0)
  if (messages.length > 0) throw new Error(`The console said:\n${messages.join('\n')}`)
})

// The next file's tables may hold texts, which are made before its first test.
afterAll(emptyBrowser)
