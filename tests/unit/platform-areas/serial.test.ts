import { describe, expect, it } from 'vitest'
import { code, defineResource, integer, secondsPerDay, text } from '@/declaration'
import { loadDeclarations } from '@/declaration/load'
import { label } from '../declaration/plainArea'
import { dataOf, startedOnce } from './started'

const area = (name: string, serial: { prefix?: string; digits: number; daily?: true }) =>
  defineResource({
    ...{ name, path: `/${name}`, label, icon: 'receipt', key: ['no'], title: 'note' },
    fields: { no: code({ label, serial }), note: text({ label }) },
    list: {
      call: `GET /test/${name}list`,
      columns: ['note'],
      sortable: ['no'],
      sort: 'no',
      filters: ['note'],
    },
    save: { call: `POST /test/save${name}`, fields: ['note'] },
    sample: { count: { small: 3, standard: 3, full: 3 } },
  })

const bill = area('bill', { prefix: 'B', digits: 3 })
const ticket = area('ticket', { prefix: 'FP', digits: 4, daily: true })
/** It has a different key, and the number may be entered. */
const order = defineResource({
  ...{ name: 'order', path: '/order', label, icon: 'receipt', key: ['id'], title: 'order_no' },
  fields: {
    id: integer({ label }),
    order_no: code({ label, serial: { prefix: 'PO', digits: 4 } }),
    note: text({ label }),
  },
  list: { call: 'GET /test/orderlist', columns: ['order_no'], sortable: ['id'], sort: 'id', filters: [] },
  save: { call: 'POST /test/saveorder', fields: ['order_no', 'note'] },
  sample: { count: { small: 3, standard: 3, full: 3 } },
})
const running = await startedOnce({ declarations: loadDeclarations({ a: bill, b: ticket, c: order }, {}) })

const made = async (name: string, token?: string) =>
  dataOf<{ no: string }>(await running.post(`/test/save${name}`, { note: 'new' }, token)).no

describe('the number of a new record', () => {
  it('goes on from the last one', async () => {
    expect([await made('bill'), await made('bill')]).toEqual(['B004', 'B005'])
  })

  it('of each day begins with that day, and at 1', async () => {
    expect([await made('ticket'), await made('ticket')]).toEqual(['FP202406010001', 'FP202406010002'])
    running.clock.now += secondsPerDay
    const token = await running.signIn()
    expect(await made('ticket', token)).toBe('FP202406020001')
    expect(await made('bill', token)).toBe('B006')
  })

  it('is given to a field that is no key too, unless one is entered', async () => {
    const token = await running.signIn()
    const save = async (entered: object) =>
      dataOf<{ order_no: string }>(await running.post('/test/saveorder', { note: 'new', ...entered }, token))
        .order_no
    expect([
      await save({}),
      await save({ order_no: '' }),
      await save({ order_no: 'X-1' }),
      await save({}),
    ]).toEqual(['PO0004', 'PO0005', 'X-1', 'PO0006'])
  })
})
