import { describe, expect, it } from 'vitest'
import { code, defineResource, secondsPerDay, text } from '@/declaration'
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
const running = await startedOnce({ declarations: loadDeclarations({ a: bill, b: ticket }, {}) })

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
})
