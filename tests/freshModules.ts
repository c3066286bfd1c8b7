import { afterAll, vi } from 'vitest'

// Files share a process, and packages that are loaded in it; each begins with fresh modules of this project, and with the
// globals and the clock of the process: a `document` that a file left behind makes the next believe it is in a browser.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
})
