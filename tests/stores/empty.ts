import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '@mock/store/open'
import type { Store } from '@mock/store/sql'
import { openCopy } from './memory'
import { onceInRun } from './onceInRun'

const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'))

/** For later runs: it is the same until the engine changes. */
const kept = join('node_modules/.cache/empty-store', version)

/** A data folder with an empty database, as a first start makes it. It is nobody's to write in. */
export async function emptyFolder(): Promise<string> {
  await onceInRun('empty', async () => {
    if (existsSync(kept)) return
    // Whole or not at all: the run may be stopped, and another run may have made it by now.
    const part = `${kept}.${process.pid}`
    await (await openStore({ dataDir: part })).close()
    if (existsSync(kept)) rmSync(part, { recursive: true })
    else renameSync(part, kept)
  })
  return kept
}

const shared: typeof globalThis & { idleStores?: Store[] } = globalThis

/** Stores that nobody uses any more. Not of this module: each test file of a process loads it anew. */
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

/** Lends a store until it is closed: then it is emptied, for who comes next. */
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
 * Opens an empty embedded store in memory. Making a database takes 11 s of a processor, opening a copy of one 0.9 s, emptying
 * one that is open 0.3 s; what `openStore` does by itself has its tests in store.test.ts.
 */
export const openEmpty = async (): Promise<Store> =>
  lend(idle().pop() ?? (await openCopy(await emptyFolder())))
