import trade from '@resources/pay/trade/trade.area'
import { expect, it } from 'vitest'
import { defineResource, integer, text } from '@/declaration'
import type { RunRow } from '@/runs/run'
import { resultText, stateAfter } from '@/screens/runs/resultFile'
import { label } from '../declaration/plainArea'

/** 08:00 in China. */
const at = Date.UTC(2026, 10, 20)

const rows: readonly RunRow[] = [
  { id: '12', name: 'Tea, "green"', state: 'done', at },
  { id: '13', name: '=1+1', state: 'failed', code: 10102, reason: '记录不存在', at },
  { id: '14', name: 'Silk', state: 'unknown', code: 0, reason: '请求超时，请稍后重试' },
  { id: '15', name: 'Jade', state: 'waiting' },
  { id: '16', name: 'Ink', state: 'leftOut', reason: '店铺已关闭' },
]

const linesOf = (...told: Parameters<typeof resultText>) => resultText(...told).split('\r\n')

it('names every row with what became of it, when and why, and no cell is a formula', () => {
  expect(linesOf({ kind: 'action' }, rows, '')).toEqual([
    '\uFEFF记录,编号,结果,原因,错误码,时间',
    '"Tea, ""green""",12,成功,,,2026-11-20 08:00:00',
    "'=1+1,13,失败,记录不存在,10102,2026-11-20 08:00:00",
    'Silk,14,结果未知,请求超时，请稍后重试,,',
    'Jade,15,未处理,,,',
    'Ink,16,已跳过,店铺已关闭,,',
    '',
  ])
})

it('says what a record is now, as far as the declaration tells, of those with which it succeeded', () => {
  expect(stateAfter(trade, 'close')).toBe('交易状态：已关闭')
  expect(linesOf({ kind: 'action' }, rows.slice(0, 2), stateAfter(trade, 'close'))).toEqual([
    '\uFEFF记录,编号,结果,执行后,原因,错误码,时间',
    '"Tea, ""green""",12,成功,交易状态：已关闭,,,2026-11-20 08:00:00',
    "'=1+1,13,失败,,记录不存在,10102,2026-11-20 08:00:00",
    '',
  ])
  const area = defineResource({
    ...{ name: 'tea', path: '/teas/tea', label, icon: 'card', key: ['id'], title: 'name' },
    fields: { id: integer({ label }), name: text({ label }) },
    actions: {
      pour: { label, icon: 'check', done: { name: { set: true } } },
      drink: { label, icon: 'check', done: [{ name: 'empty' }, { id: 0 }] },
      buy: { label, icon: 'check' },
    },
  })
  expect(['pour', 'drink', 'buy', 'sell'].map((action) => stateAfter(area, action))).toEqual(['', '', '', ''])
})

it('names records once that are called by their number', () => {
  const called = rows.map((row) => ({ ...row, name: row.id }))
  expect(linesOf({ kind: 'action' }, called, '').slice(0, 2)).toEqual([
    '\uFEFF编号,结果,原因,错误码,时间',
    '12,成功,,,2026-11-20 08:00:00',
  ])
})

it('names the rows of a file by their line', () => {
  expect(linesOf({ kind: 'import' }, [], '')[0]).toBe('\uFEFF记录,行号,结果,原因,错误码,时间')
})
