import { vi } from 'vitest'

const asStorage = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
  removeItem: (key: string) => entries.delete(key),
})

/** The channels between windows: what one says reaches all others a little later. */
function stubChannels() {
  const open = new Set<EventTarget>()
  const said: unknown[] = []
  const send = async (data: unknown, from?: EventTarget) => {
    said.push(data)
    await Promise.resolve()
    for (const one of open) if (one !== from) one.dispatchEvent(new MessageEvent('message', { data }))
  }
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super()
        open.add(this)
      }
      postMessage(data: unknown) {
        void send(data, this)
      }
      close() {
        open.delete(this)
      }
    },
  )
  return { said, say: (data: unknown) => send(data) }
}

/** The parts of a browser that a session needs, without a page: cookies, address, storage of the tab. */
export function fakeBrowser(address = 'https://console.example.com/merchant/merchant?page=2') {
  const url = new URL(address)
  const jar = new Map<string, string>()
  const written: string[] = []
  const visited: string[] = []
  const storage = new Map<string, string>()
  const local = new Map<string, string>()
  const page = new EventTarget()

  const document = {
    get cookie() {
      return Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const expires = attributes.find((attribute) => attribute.startsWith('expires='))?.slice(8)
      if (expires && Date.parse(expires) < Date.now()) jar.delete(name)
      else jar.set(name, value)
    },
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', {
    href: url.href,
    origin: url.origin,
    protocol: url.protocol,
    pathname: url.pathname,
    search: url.search,
    replace: (path: string) => visited.push(path),
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('sessionStorage', asStorage(storage))
  vi.stubGlobal('localStorage', asStorage(local))
  const channels = stubChannels()

  return {
    /** The browser's cookies, encoded as it stores them. */
    jar,
    /** Every cookie line that a script wrote, with attributes. */
    written,
    /** Addresses the page was sent to. */
    visited,
    /** The operator reloads the page or goes to another one. */
    leave: () => page.dispatchEvent(new Event('beforeunload')),
    /** The operator comes back to the window. */
    focus: () => page.dispatchEvent(new Event('focus')),
    /** What the tab and the browser keep. */
    storage,
    local,
    /** What the windows said to each other. */
    said: channels.said,
    /** Another window says something; it has been heard once the promise resolves. */
    say: channels.say,
  }
}

/** An answer of the platform as it arrives. */
export const answer = (value: unknown, init?: ResponseInit): Response =>
  new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' }, ...init })

/** Makes every use of the tab's storage fail. */
export const refuseStorage = () => {
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
}

/** A promise that the test resolves. */
export const deferred = () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}

/** How a call ended. */
export const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  )
