import { pages as declaredPages, resources as declaredResources } from '@/app/allDeclared'
import {
  createRandom,
  type Field,
  filtersOf,
  idOf,
  isRecord,
  type Json,
  type Page,
  type Random,
  type Resource,
  sampleOf,
  type WireRecord,
} from '@/declaration'
import type { SentCall } from '@/platform/lastCalls'
import { makeReport, type Witnessed } from '@/shell/report/makeReport'
import type { Report } from '@/shell/report/report'

export const resources: readonly Resource[] = declaredResources.filter(({ rest }) => rest === undefined)
const pages: readonly Page[] = declaredPages
const declared = { resources, pages }

/** 2026-11-29 12:00 in UTC+8. */
export const now = 1_795_924_800
const origin = 'https://console.example.org/'

/** Random numbers that are the same in each run. */
export const draw = () => createRandom('a report').next

export const sent = (
  url: string,
  answer: { readonly status?: number; readonly text: string } | 'timeout' | 'network',
  { from = '/', body, at = now }: { from?: string; body?: Json; at?: number } = {},
): SentCall => ({
  url,
  init: body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  token: 'secret-token-1',
  from,
  at: at * 1000,
  ...(typeof answer === 'string'
    ? { lost: answer }
    : { answer: { status: answer.status ?? 200, text: answer.text, at: at * 1000 + 120 } }),
})

export const ok = (data: unknown) => ({ text: JSON.stringify({ code: 0, message: 'ok', data }) })

export const reportOf = (witnessed: Partial<Witnessed>, by = draw()): Report =>
  makeReport(
    {
      calls: [],
      errors: [],
      workspace: { addresses: [], shown: 0 },
      permissions: [['*']],
      build: { release: '2026-11-29', script: 'index-1a2b3c4d.js', declarations: {} },
      surroundings: { language: 'zh', appearance: 'light', viewport: [1440, 900], browser: 'Chromium' },
      now,
      origin,
      ...witnessed,
    },
    declared,
    by,
  )

/** A sample of each field, with other words in all texts. */
const recordOf = (resource: Resource, random: Random, dye: (field: Field, value: Json) => Json): WireRecord =>
  Object.fromEntries(
    Object.entries({ ...resource.fields, ...resource.detail?.adds }).map(([name, field]) => [
      name,
      dyed(field, sampleOf(field, random), dye),
    ]),
  )

/** A value with each part replaced. */
const dyed = (field: Field, value: Json, dye: (field: Field, value: Json) => Json): Json => {
  if ((field.kind === 'object' || field.kind === 'list') && Array.isArray(value))
    return value.map((one: Json) => dyed(field, one, dye))
  if ((field.kind === 'object' || field.kind === 'list') && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const part = field.fields[name]
        return [name, part && one !== undefined ? dyed(part, one, dye) : one]
      }),
    )
  return dye(field, value)
}

/** The calls for a list, a record and its actions, as the console makes them, with sample rows. */
export const callsOf = (
  resource: Resource,
  rows: number,
  dye: (field: Field, value: Json) => Json = (_, value) => value,
): { calls: SentCall[]; items: readonly WireRecord[]; addresses: string[] } => {
  const random = createRandom(resource.name)
  const items = Array.from({ length: rows }, () => recordOf(resource, random, dye))
  const [first = {}] = items
  const asked = new URLSearchParams({ page: '1', limit: '10', sort: resource.list.sort })
  const filter: { [name: string]: Json } = {}
  for (const one of filtersOf(resource)) {
    if (one.test === 'period') {
      asked.set('begin_date', '2026-11-20')
      asked.set('end_date', '2026-11-29')
      continue
    }
    const value = dye(one.input, sampleOf(one.input, random))
    if (isRecord(value) || Array.isArray(value) || value === null) continue
    asked.set(one.name, String(value))
    filter[one.name] = value
  }
  const path = (call: string) => `/api${call.slice(call.indexOf(' ') + 1)}`
  const from = resource.path
  const list = ok({ items, total: rows, summary: {} })
  const calls = resource.list.call.startsWith('GET ')
    ? [sent(`${path(resource.list.call)}?${asked}`, list, { from })]
    : [sent(path(resource.list.call), list, { from, body: { page: 1, limit: 10 } })]
  const key = Object.fromEntries(resource.key.map((name) => [name, first[name] ?? '']))
  const call = resource.detail?.call
  if (call?.startsWith('GET '))
    calls.push(
      sent(
        `${path(call)}?${new URLSearchParams(Object.entries(key).map(([name, value]) => [name, String(value)]))}`,
        ok(first),
        { from },
      ),
    )
  if (resource.save)
    calls.push(sent(path(resource.save.call), ok(first), { from, body: { ...first, request_id: 'r-1' } }))
  for (const action of Object.values(resource.actions ?? {})) {
    const inputs = Object.fromEntries(
      Object.entries(action.inputs ?? {}).map(([name, field]) => [
        name,
        dyed(field, sampleOf(field, random), dye),
      ]),
    )
    calls.push(sent(path(action.call), ok(first), { from, body: { ...key, ...inputs } }))
  }
  const id = encodeURIComponent(idOf(resource.key, first))
  const addresses = [`${from}?${new URLSearchParams({ page: '1', filter: JSON.stringify(filter) })}`]
  if (resource.detail && !resource.detail.page) addresses.push(`${from}/${id}/show`)
  return { calls, items, addresses }
}
