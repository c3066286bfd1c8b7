import type { Page } from '@playwright/test'

/* What may lie in a browser's storage, and how it may refuse. All of it runs in the page. */

/** Has the databases be what another release may have left. Nothing of the console may have them open. */
export const spoilDatabases = (
  page: Page,
  how: 'newer' | 'without stores' | 'strange records',
): Promise<void> =>
  page.evaluate(async (how) => {
    const stores = { drafts: ['drafts'], runs: ['runs', 'notes'] }
    for (const [name, all] of Object.entries(stores)) {
      const database = `open-platform-console.${name}`
      await new Promise((resolve) => {
        const removing = indexedDB.deleteDatabase(database)
        removing.onsuccess = resolve
      })
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database, how === 'newer' ? 99 : 1)
        opening.onupgradeneeded = () => {
          if (how !== 'strange records') return
          for (const store of all) {
            const made = opening.result.createObjectStore(
              store,
              store === 'notes' ? { autoIncrement: true } : { keyPath: 'id' },
            )
            if (store === 'notes') made.createIndex('run', 'run')
            if (store === 'drafts') {
              made.createIndex('owner', 'owner')
              made.createIndex('place', ['owner', 'place'])
            }
            const mark = localStorage.getItem('open-platform-console.owner')
            made.put({
              id: 'old',
              run: 'old',
              owner: mark,
              mark,
              savedAt: Date.now(),
              window: 'old',
              kind: 'action',
            })
          }
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      })
      localStorage.setItem(database, 'kept')
    }
  }, how)

/** How a browser refuses to keep something. */
export const refusals = ['full', 'closed', 'gone'] as const

/** Has the storage of a page refuse, from its next document on, or from now on. */
export const refuse = (how: (typeof refusals)[number]): void => {
  const fail = (name: string) => () => {
    throw new DOMException('The storage refuses.', name)
  }
  if (how === 'full') {
    Storage.prototype.setItem = fail('QuotaExceededError')
    IDBObjectStore.prototype.put = fail('QuotaExceededError')
    IDBObjectStore.prototype.add = fail('QuotaExceededError')
    return
  }
  IDBFactory.prototype.open = fail('SecurityError')
  if (how === 'closed') {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const)
      Storage.prototype[method] = fail('SecurityError')
    return
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, get: fail('SecurityError') })
}
