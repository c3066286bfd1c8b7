import './quietReact'
import './quickStyles'

import Cookies from 'js-cookie'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { allowedConsole } from './allowed-console'

// A page that is left would take the tests with it.
vi.mock('@/platform/newDocument', async () => {
  const { visited } = await import('./visited')
  return { openAnew: (path: string) => visited.push(path) }
})

/** The pointer is where the file before left it, and what it stands on would be fetched, lit up or explained here. */
beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -10, y: -10 }))

/** Every test begins in a fresh browser: what is still on the screen could write down something of the one before. */
beforeEach(async () => {
  await cleanup()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * A console error or warning fails the test that caused it: React and MUI report misuse (a missing key, an uncontrolled
 * input, an unknown prop) nowhere else.
 */
const seen: string[] = []

for (const level of ['error', 'warn'] as const) {
  const print = console[level]
  console[level] = (...args: unknown[]) => {
    print(...args)
    const text = textOf(args)
    if (!allowedConsole.some(({ startsWith }) => text.startsWith(startsWith))) seen.push(`${level}: ${text}`)
  }
}

afterEach(() => {
  const messages = seen.splice(0)
  if (messages.length > 0) throw new Error(`The console said:\n${messages.join('\n')}`)
})

/** The text as the console shows it: `%s` filled in, errors by their message. */
function textOf([first, ...rest]: unknown[]): string {
  const words = rest.map((value) => (value instanceof Error ? value.message : String(value)))
  const head = first instanceof Error ? first.message : String(first)
  return [head.replace(/%[sdoO]/g, () => words.shift() ?? ''), ...words].join(' ')
}
