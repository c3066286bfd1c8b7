import merchant from '@resources/merchant/merchant/merchant.area'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { areasOf, defineResource, integer, secret, text, type WireRecord } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import { beforeAndAfter, changedField, keptBefore } from '@/runs/beforeAfter'
import { createRuns } from '@/runs/runs'
import { label } from '../declaration/plainArea'
import { platformStub } from '../platform/platformStub'
import { createDisk } from './console'

afterEach(() => vi.restoreAllMocks().unstubAllGlobals())

const now = Date.UTC(2026, 10, 20) / 1000
const told = (action: string, input: WireRecord, record: WireRecord) => {
  const { before, after } = beforeAndAfter(merchant, action, input, record, now)
  return [before, after]
}

it('tells the states that an action sets, of a record as it was ticked; what stays as it was is not told', () => {
  const shop = { grant_status: 'GRANTED', sync_status: 'PAUSED', topics_on: 6 }
  expect(told('clearGrant', {}, shop)).toEqual([
    { grant_status: 'GRANTED', topics_on: 6 },
    { grant_status: 'CLEARED', topics_on: 0 },
  ])
})

it('tells what a record is now where nobody knows what it was', () => {
  expect(told('pause', {}, {})).toEqual([{}, { sync_status: 'PAUSED' }])
})

it('tells of an edit the settings that were sent, also those inside a text', () => {
  const agent_pay = { is_enable: false, month_limit_li: 0, month_used_li: 9 }
  expect(told('agentPay', { is_enable: true }, { agent_pay })).toEqual([
    { 'agent_pay.is_enable': false },
    { 'agent_pay.is_enable': true },
  ])
  expect(changedField(merchant, 'agentPay', 'agent_pay.is_enable')?.label.en).toBe('Agent pay')
})

it('invents nothing: a time, an account, an effect that depends on what is not known, a secret, a removed record', () => {
  const area = defineResource({
    ...{ name: 'tea', path: '/teas/tea', label, icon: 'card', key: ['id'], title: 'name' },
    fields: { id: integer({ label }), name: text({ label }), at: integer({ label }), pin: secret({ label }) },
    actions: {
      pour: { label, icon: 'check', effect: [{ set: { at: { from: 'now' }, name: { from: 'operator' } } }] },
      sell: {
        label,
        icon: 'check',
        effect: [{ when: { name: 'Oolong' }, set: { at: 1 } }, { set: { at: 2 } }],
      },
      lock: { label, icon: 'check', effect: [{ set: { pin: '1234' } }] },
      count: { label, icon: 'check', effect: [{ set: { at: { add: 2 } } }] },
      drop: { label, icon: 'check', effect: 'remove' },
    },
  })
  const after = (action: string, record: WireRecord) => beforeAndAfter(area, action, {}, record, now).after
  expect(['pour', 'sell', 'lock', 'count', 'drop', 'none'].map((action) => after(action, {}))).toEqual(
    Array(6).fill({}),
  )
  expect([after('sell', { name: 'Oolong' }), after('sell', { name: 'Sencha' })]).toEqual([
    { at: 1 },
    { at: 2 },
  ])
  expect(after('count', { at: 5 })).toEqual({ at: 7 })
})

it('keeps on the disk what states and switches were, no text and no number', () => {
  const before = {
    grant_status: 'GRANTED',
    topics_on: 6,
    error_message: 'token',
    'agent_pay.is_enable': false,
  }
  expect(keptBefore(merchant, 'clearGrant', before)).toEqual({
    grant_status: 'GRANTED',
    'agent_pay.is_enable': false,
  })
  expect(keptBefore(merchant, 'clearGrant', { topics_on: 6 })).toBeUndefined()
})

it('a run says who began it and what became of each record, and says it again after a reload', async () => {
  platformStub(() => ({
    success: [{ op: 'taobao', app_id: 'A', seller_nick: 'one' }],
    failed: [{ op: 'taobao', app_id: 'A', seller_nick: 'two', code: 40003, message: '授权已过期' }],
  }))
  const disk = createDisk()
  const open = () =>
    createRuns({
      journal: disk.page().journal,
      ownership: { claim: async () => () => {} },
      mark: () => 'me',
      operator: () => '周敏',
      delays: [],
    })
  const records = ['one', 'two'].map((seller_nick) => ({
    id: `taobao~A~${seller_nick}`,
    name: seller_nick,
    record: { seller_nick, sync_status: 'RUNNING', error_message: 'secret words' },
  }))
  const runs = open()
  const context = {
    queryClient: new QueryClient(),
    dataProvider: createDataProvider(areasOf([merchant])),
  }
  const id = runs.startAction({ resource: merchant, action: 'pause', records, input: {} }, context)
  const rows = [
    { state: 'done', before: { sync_status: 'RUNNING' }, after: { sync_status: 'PAUSED' } },
    { state: 'failed', before: { sync_status: 'RUNNING' } },
  ]
  await vi.waitFor(() => expect(runs.get(id)?.state).toBe('finished'))
  expect(runs.get(id)?.operator).toBe('周敏')
  expect(runs.rowsOf(id)).toMatchObject(rows)
  expect(runs.rowsOf(id)[1]).not.toHaveProperty('after')
  await vi.waitFor(() => expect(JSON.stringify([...disk.kept.values()])).toContain('40003'))
  expect(JSON.stringify([...disk.kept.values()])).not.toMatch(/secret words|周敏/)

  const later = open()
  await later.restore(async () => merchant)
  expect(later.get(id)?.operator).toBe('周敏')
  expect(later.rowsOf(id)).toMatchObject(rows)

  // A run stored by an earlier release, without the records' earlier values.
  const [kept] = disk.kept.values()
  if (kept?.header.kind !== 'action') return expect.fail('no run on the disk')
  const { header } = kept
  disk.kept.set(id, { ...kept, header: { ...header, rows: header.rows.map(({ was: _, ...row }) => row) } })
  const old = open()
  await old.restore(async () => merchant)
  expect(old.get(id)).toMatchObject({ state: 'finished', operator: '周敏' })
  expect(old.rowsOf(id)).toMatchObject([
    { state: 'done', after: { sync_status: 'PAUSED' } },
    { state: 'failed' },
  ])
  expect(old.rowsOf(id)[0]).not.toHaveProperty('before')
})
