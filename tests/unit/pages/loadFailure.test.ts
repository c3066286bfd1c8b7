import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const reload = vi.fn()
const reported = vi.fn()
const storage = new Map<string, string>()

/** The page after a reload: the script runs again, the tab's storage stays. */
async function loadPage() {
  const window = new EventTarget()
  const shown: string[] = []
  let onRetry = () => {}
  const button = { addEventListener: (_: string, listener: () => void) => (onRetry = listener) }
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('reportError', reported)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  vi.stubGlobal('document', {
    querySelector: (selector: string) => ({ content: { cloneNode: () => selector } }),
    getElementById: () => ({ replaceChildren: (to: string) => shown.push(to), querySelector: () => button }),
  })
  vi.resetModules()
  const script = await import('@/pages/loadFailure')
  const { preload } = await import('@/ui/preload')
  script.recoverFromLostParts('this release')
  /** Whether the page handles the error itself. */
  const losePart = () => !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  return { ...script, preload, window, shown, losePart, retry: () => onRetry() }
}

beforeEach(() => {
  storage.clear()
  reload.mockClear()
  reported.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

it('reloads once for a part that is gone, and shows no error on the way', async () => {
  const page = await loadPage()
  expect(page.losePart()).toBe(true)
  page.showLoadFailure(new Error('gone'))
  expect(reload).toHaveBeenCalledOnce()
  expect(reported).not.toHaveBeenCalled()
  expect(page.shown).toEqual([])
})

it('does not reload again for the same release, but says so and offers to try again', async () => {
  const first = await loadPage()
  first.losePart()
  reload.mockClear()

  const second = await loadPage()
  expect(second.losePart()).toBe(false)
  expect(reload).not.toHaveBeenCalled()

  const gone = new Error('gone')
  second.showLoadFailure(gone)
  expect(reported).toHaveBeenCalledWith(gone)
  expect(second.shown).toEqual(['#load-failure'])
  second.retry()
  expect(reload).toHaveBeenCalledOnce()
})

it('may reload once more for another release', async () => {
  const first = await loadPage()
  first.losePart()
  for (const key of storage.keys()) storage.set(key, 'the script of a former release')
  const second = await loadPage()
  second.losePart()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('never reloads when it could not remember that it did', async () => {
  const page = await loadPage()
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem })
  page.losePart()
  expect(reload).not.toHaveBeenCalled()
})

it('keeps the page when there is no network: a reload would lose it as well', async () => {
  const page = await loadPage()
  vi.stubGlobal('navigator', { onLine: false })
  expect(page.losePart()).toBe(false)
  expect(reload).not.toHaveBeenCalled()

  vi.stubGlobal('navigator', { onLine: true })
  page.losePart()
  expect(reload).toHaveBeenCalledOnce()
})

it('does not disturb somebody who is typing when what is fetched early is lost', async () => {
  const page = await loadPage()
  await page.preload(async () => {
    page.losePart()
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(reload).not.toHaveBeenCalled()
  page.losePart()
  expect(reload).toHaveBeenCalledOnce()
})

it('keeps what is typed when a part that was asked for is lost, and reloads once nothing is', async () => {
  const page = await loadPage()
  const object = (event: Event) => event.preventDefault()
  page.window.addEventListener('beforeunload', object)
  expect(page.losePart()).toBe(false)
  expect(reload).not.toHaveBeenCalled()

  page.window.removeEventListener('beforeunload', object)
  page.losePart()
  expect(reload).toHaveBeenCalledOnce()
})

it('lets the operator go where they are going: a browser may fail the parts of a page that is being left', async () => {
  const page = await loadPage()
  page.window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(page.losePart()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('reloads for a part that is gone when the operator has stayed after all', async () => {
  const page = await loadPage()
  page.window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  page.window.dispatchEvent(new Event('keydown'))
  expect(page.losePart()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})
