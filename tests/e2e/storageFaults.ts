import type { Page } from '@playwright/test'
import { declared } from './declared'
import { expect } from './fixtures'

/* What a browser's storage may contain, and how it may refuse. All of this runs in the page. */

/** The names under which the console keeps things. */
const inTab = ['tabs', 'newArea'].map((name) => `open-platform-console.${name}`)
const inTabToo = [
  'notice',
  'reloadedFor',
  ...['login', 'register', 'recovery'].map((scene) => `codeUntil.${scene}`),
]
const inBrowser = ['menuProblems', 'runs', 'drafts'].map((name) => `open-platform-console.${name}`)
const settings = ['list.density', 'detail.goes_on', 'export.format', 'dashboard.cards', 'views']
const ofLists = ['listParams', 'view', 'selectedIds', 'columns', 'density']
const ofOwnLists = ['columns', 'pinned', 'filtersOpen', 'savedFilters', 'usualView']

/** Everything that the console can store, whether a visit has stored it yet or not. `own`: belongs to the operator's mark. */
const namesOf = async () => {
  const lists = (await declared()).flatMap((one) => ('list' in one ? [one] : []))
  const each = (names: readonly string[]) =>
    lists.flatMap(({ name, path }) =>
      names.flatMap((what) => [`${path.slice(1)}.${what}`, `${name}.${what}`]),
    )
  return {
    session: [...inTab, ...inTabToo.map((name) => `console.${name}`)],
    local: [
      ...inBrowser,
      ...['drafts', ...each(ofLists)].map((name) => `RaStoreopen-platform-console.${name}`),
    ],
    own: [...settings, ...each(ofOwnLists)].map((name) => `own.${name}`),
  }
}

/** Foreign content in place of what the console has written. */
export const garbage: readonly (readonly [name: string, text: string])[] = [
  ['broken JSON', '{"tabs":[{"path":'],
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '42'],
  ['a word', '"all"'],
  [
    'a list of anything',
    '[null,1,"row",{},{"name":7,"shown":"yes","filter":[]},{"name":"old","filter":null}]',
  ],
  [
    'an older shape',
    JSON.stringify({
      ...{ version: 0, owner: 7, tabs: { path: 1 }, call: 7, search: null, byDefault: 'no', view: {} },
      ...{ view_id: null, filter: ['paid'], sort: { field: 'id' }, order: 1, page: 'two', perPage: -5 },
      ...{ columns: 'all', widths: 7, name: null, sample: 7, is_default: 'yes' },
    }),
  ],
]

/** Overwrites everything that the console has stored, and anything else there. The owner stays, otherwise nothing is read. */
export const writeGarbage = async (page: Page, text: string): Promise<void> => {
  const names = await namesOf()
  const written = await page.evaluate(
    ([{ session, local, own }, text]) => {
      const spared = [
        'open-platform-console.owner',
        'RaStoreopen-platform-console.version',
        'RaStoreopen-platform-people.version',
      ]
      const mark = localStorage.getItem('open-platform-console.owner')
      const people = own.map((name) => `RaStoreopen-platform-people.${mark}.${name}`)
      for (const key of [...Object.keys(localStorage), ...local, ...people])
        if (!spared.includes(key)) localStorage.setItem(key, text)
      for (const key of [...Object.keys(sessionStorage), ...session]) sessionStorage.setItem(key, text)
      return mark === null ? 0 : people.length
    },
    [names, text] as const,
  )
  expect(written, 'whose settings are overwritten').toBeGreaterThan(settings.length)
}

/** Puts the databases into a state that another release may have left. The console must not have them open. */
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

/** Makes the storage of a page refuse, from its next document on, or from now on. */
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
