import trade from '@resources/pay/trade/trade.area'
import { expect, it } from 'vitest'
import { l, text } from '@/declaration'
import { changedField } from '@/runs/beforeAfter'
import type { RunRow } from '@/runs/run'
import { resultText } from '@/screens/runs/resultFile'

/** 08:00 in China. */
const at = Date.UTC(2026, 10, 20)

const rows: readonly RunRow[] = [
  { id: '12', name: 'Tea, "green"', state: 'done', at },
  { id: '13', name: '=1+1', state: 'failed', code: 10102, reason: '记录不存在', at },
  { id: '14', name: 'Silk', state: 'unknown', code: 0, reason: '请求超时，请稍后重试' },
  { id: '15', name: 'Jade', state: 'waiting' },
  { id: '16', name: 'Ink', state: 'leftOut', reason: '店铺已关闭' },
]

const fieldOf = (path: string) => changedField(trade, 'close', path)
const linesOf = (...told: Parameters<typeof resultText>) => resultText(...told).split('\r\n')

it('names every row with what became of it, when and why, and no cell is a formula', () => {
  expect(linesOf({ kind: 'action' }, rows, fieldOf)).toEqual([
    '\uFEFF记录,编号,结果,原因,错误码,时间',
    '"Tea, ""green""",12,成功,,,2026-11-20 08:00:00',
    "'=1+1,13,失败,记录不存在,10102,2026-11-20 08:00:00",
    'Silk,14,结果未知,请求超时，请稍后重试,,',
    'Jade,15,未处理,,,',
    'Ink,16,已跳过,店铺已关闭,,',
    '',
  ])
})

it('says what a record was and is now, of values that are known, and who did it', () => {
  const told: readonly RunRow[] = [
    {
      id: '12',
      name: 'Tea',
      state: 'done',
      at,
      before: { trade_state: 'NOTPAY' },
      after: { trade_state: 'CLOSED' },
    },
    {
      id: '13',
      name: 'Silk',
      state: 'failed',
      code: 10102,
      reason: '记录不存在',
      before: { trade_state: 'NOTPAY' },
    },
    { id: '14', name: 'Jade', state: 'done', after: { trade_state: 'CLOSED', attach: '', gone: 1 } },
    { id: '15', name: 'Ink', state: 'leftOut', reason: '店铺已关闭' },
  ]
  expect(linesOf({ kind: 'action', operator: '周敏' }, told, fieldOf)).toEqual([
    '\uFEFF记录,编号,结果,执行前,执行后,原因,错误码,操作人,时间',
    'Tea,12,成功,交易状态：未支付,交易状态：已关闭,,,周敏,2026-11-20 08:00:00',
    'Silk,13,失败,交易状态：未支付,,记录不存在,10102,周敏,',
    'Jade,14,成功,,交易状态：已关闭、附加数据：空,,,周敏,',
    'Ink,15,已跳过,,,店铺已关闭,,,',
    '',
  ])
})

it('says what an empty value means', () => {
  const field = text({ label: l('平台', 'Platform', 'Plataforma'), emptyText: l('全部', 'All', 'Todas') })
  const row: RunRow = { id: '12', name: 'Tea', state: 'done', after: { op: '' } }
  const changed = { changes: [{ name: 'op', field, from: 'A', to: '' }] }
  const told = resultText({ kind: 'action' }, [{ ...row, changed }], () => field)
  expect(told).toContain('平台：全部')
  expect(told).toContain('平台：A → 全部')
})

it('names records once that are called by their number', () => {
  const called = rows.map((row) => ({ ...row, name: row.id }))
  expect(linesOf({ kind: 'action' }, called, fieldOf).slice(0, 2)).toEqual([
    '\uFEFF编号,结果,原因,错误码,时间',
    '12,成功,,,2026-11-20 08:00:00',
  ])
})

it('names the rows of a file by their line', () => {
  expect(linesOf({ kind: 'import' }, [], fieldOf)[0]).toBe('\uFEFF记录,行号,结果,原因,错误码,时间')
})
