import { afterAll, vi } from 'vitest'

// Files share a process and the packages loaded in it. Each file starts with fresh modules of this project, and with the globals
// and clock of the process: a leftover `document` would make the next file believe that it is in a browser.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
})
