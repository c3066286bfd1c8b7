import { expect, it } from 'vitest'
import type { RunRow } from '@/runs/run'
import { resultText } from '@/screens/runs/resultFile'

const rows: readonly RunRow[] = [
  { id: '12', name: 'Tea, "green"', state: 'done' },
  { id: '13', name: '=1+1', state: 'failed', code: 10102, reason: '记录不存在' },
  { id: '14', name: 'Silk', state: 'unknown', code: 0, reason: '请求超时，请稍后重试' },
  { id: '15', name: 'Jade', state: 'waiting' },
]

it('names every row with what became of it and why, and no cell is a formula', () => {
  expect(resultText({ kind: 'action' }, rows).split('\r\n')).toEqual([
    '\uFEFF记录,编号,结果,原因,错误码',
    '"Tea, ""green""",12,成功,,',
    "'=1+1,13,失败,记录不存在,10102",
    'Silk,14,结果未知,请求超时，请稍后重试,',
    'Jade,15,未处理,,',
    '',
  ])
})

it('names the rows of a file by their line', () => {
  expect(resultText({ kind: 'import' }, []).split('\r\n')[0]).toBe('\uFEFF记录,行号,结果,原因,错误码')
})
