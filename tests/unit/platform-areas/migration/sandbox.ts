import { createPlatform } from '@mock/platform/app'
import { areasOf } from '@mock/platform/areas'
import type { JsonObject } from '@mock/platform/contract'
import type { Store } from '@mock/store/sql'
import { afterAll, afterEach } from 'vitest'
import type { Fields, Resource, WireRecord } from '@/declaration'
import { loadDeclarations } from '@/declaration'
import { type Answer, askPlatform, dataOf, signInTo } from '../../../contract/answers'
import { label, plainArea } from '../../declaration/plainArea'
import { startOfClock } from '../started'

/** An area `thing` with these fields, all of them in the list and the form. */
export const things = (fields: Fields, more: Partial<Resource> = {}): Resource => {
  const key = more.key ?? ['no']
  const columns = Object.keys(fields)
  return {
    ...plainArea('/test/thing'),
    name: 'thing',
    key,
    title: key[0] ?? 'no',
    fields,
    list: {
      call: 'GET /user/thinglist',
      columns,
      sortable: [key[0] ?? 'no'],
      sort: key[0] ?? 'no',
      filters: columns.filter((name) => fields[name]?.kind === 'text'),
    },
    detail: {},
    save: { call: 'POST /user/savething', fields: columns },
    sample: { count: { small: 0, standard: 0, full: 0 } },
    ...more,
  }
}

/** A sandbox that is started again and again, each time with another declaration of `thing`. */
export async function sandboxOn(open: () => Promise<Store>) {
  const store = await open()
  let running: readonly Awaited<ReturnType<typeof begun>>[] = []
  const stop = async () => {
    for (const one of running) await one.close()
    running = []
  }
  afterEach(stop)
  afterAll(() => store.close())
  const startWith = async (declarations: readonly Resource[], discards?: boolean) => {
    await stop()
    const one = await begun(store, declarations, discards)
    running = [one]
    return one
  }
  const start = (fields: Fields, more?: Partial<Resource>, discards?: boolean) =>
    startWith([things(fields, more)], discards)
  /** Several instances started at the same moment, as in a rollout. */
  const startTogether = async (instances: number, fields: Fields) => {
    await stop()
    running = await Promise.all(Array.from({ length: instances }, () => begun(store, [things(fields)])))
    return running
  }
  /** The same, with nothing left from before. */
  const fresh = async (fields: Fields, more?: Partial<Resource>) => {
    await store.exec(
      `create schema if not exists platform; create schema if not exists area; drop table if exists area.thing;
       drop table if exists platform.area_shape, platform.history, platform.view`,
    )
    return start(fields, more)
  }
  return { store, start, startWith, startTogether, fresh }
}

/** Starts a platform on a store with these declarations. Returns it with the start's messages. */
async function begun(store: Store, declarations: readonly Resource[], discards = false) {
  const said: string[] = []
  // Loaded like files, so that the checker sees them.
  loadDeclarations(Object.fromEntries(declarations.map((one) => [`${one.name}.area.ts`, one])), {
    test: { label, icon: 'list', order: 1 },
  })
  const platform = await createPlatform({
    sql: store,
    areas: areasOf({ declarations }),
    size: 'small',
    now: () => startOfClock,
    passwordRounds: 1,
    discards,
    onMigrated: (line) => said.push(line),
  })
  const token = await signInTo(platform)
  const ask = async (method: string, path: string, body?: JsonObject): Promise<Omit<Answer, 'status'>> =>
    (await askPlatform(platform, [method, path], body, token)).answer
  return {
    said,
    ask,
    save: async (body: JsonObject) => dataOf(await ask('POST', '/user/savething', body)),
    list: async (query = '') =>
      dataOf<{ items: readonly WireRecord[] }>(await ask('GET', `/user/thinglist?limit=100&${query}`)).items,
    history: async (id: string) =>
      dataOf<{ items: readonly { changes: WireRecord }[] }>(
        await ask('GET', `/user/history?area=thing&id=${id}`),
      ).items.map(({ changes }) => changes),
    close: () => platform.close(),
  }
}
