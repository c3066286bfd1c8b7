import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '@mock/store/open'
import type { Store } from '@mock/store/sql'
import { openCopy } from './memory'
import { onceInRun } from './onceInRun'

const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'))

/** For later runs: it is the same until the engine changes. */
const kept = join('node_modules/.cache/empty-store', version)

/** A data folder with an empty database, as a first start makes it. Nobody may write in it. */
export async function emptyFolder(): Promise<string> {
  await onceInRun('empty', async () => {
    if (existsSync(kept)) return
    // All or nothing: the run may be stopped, or another run may be faster.
    const part = `${kept}.${process.pid}`
    await (await openStore({ dataDir: part })).close()
    if (existsSync(kept)) rmSync(part, { recursive: true })
    else renameSync(part, kept)
  })
  return kept
}

const shared: typeof globalThis & { idleStores?: Store[] } = globalThis

/** Stores that are free again. Global, because each test file of a process loads this module anew. */
const idle = (): Store[] => {
  shared.idleStores ??= []
  return shared.idleStores
}

const emptied = `do $$
declare name text;
begin
  for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
    execute format('drop schema %I cascade', name);
  end loop;
end $$;
create schema public`

/** Lends a store until it is closed. Then it is emptied for the next user. */
function lend(store: Store): Store {
  let closing: Promise<void> | undefined
  const open = (): Store => {
    if (closing) throw new Error('the store is closed')
    return store
  }
  const giveBack = async () => {
    await store.exec(emptied)
    idle().push(store)
  }
  return {
    kind: store.kind,
    place: store.place,
    query: async (text, params) => open().query(text, params),
    exec: async (text) => open().exec(text),
    transaction: async (run, how) => open().transaction(run, how),
    atEnd: async (name, last) => open().atEnd(name, last),
    close: () => {
      closing ??= giveBack()
      return closing
    },
  }
}

/**
 * Opens an empty embedded store in memory. Making a database takes 11 s of processor time, opening a copy 0.9 s, and emptying an
 * open one 0.3 s. The tests of `openStore` itself are in store.test.ts.
 */
export const openEmpty = async (): Promise<Store> =>
  lend(idle().pop() ?? (await openCopy(await emptyFolder())))
