import { createPlatform } from '@mock/platform/app'
import { areasOf } from '@mock/platform/areas'
import type { JsonObject } from '@mock/platform/contract'
import type { Store } from '@mock/store/sql'
import type { Fields, Resource, WireRecord } from '@/declaration'
import { loadDeclarations } from '@/declaration'
import { type Answer, askPlatform, dataOf, signInTo } from '../../../contract/answers'
import { label, plainArea } from '../../declaration/plainArea'
import { startOfClock } from '../started'

/** An area `thing` of these fields, all of which are listed and saved. */
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

/** A platform that has been started on a store with these declarations, and what the start has said. */
export async function begun(store: Store, declarations: readonly Resource[], discards = false) {
  const said: string[] = []
  // As files would be, so that the checker has a look at them.
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
