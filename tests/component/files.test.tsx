import { describe, expect, it, onTestFinished } from 'vitest'
import { code, l, money, text, timestamp } from '@/declaration'
import type { TableFile } from '@/files/table'
import { createTableWriter } from '@/files/tableWriter'

const file: TableFile = {
  format: 'csv',
  title: '交易记录',
  locale: 'zh',
  columns: [
    { name: 'tid', label: '订单号', field: code({ label: l('订单号', 'Order', 'Pedido') }) },
    { name: 'fee', label: '金额', field: money({ label: l('金额', 'Amount', 'Importe'), unit: 'fen' }) },
    { name: 'time', label: '时间', field: timestamp({ label: l('时间', 'Time', 'Hora') }) },
    { name: 'memo', label: '备注', field: text({ label: l('备注', 'Memo', 'Nota') }) },
  ],
}
const row = (tid: string, memo: string) => ({ tid, fee: 12_900, time: 1_717_200_000, memo })

const writerOf = (wanted: TableFile) => {
  const writer = createTableWriter(wanted)
  onTestFinished(writer.close)
  return writer
}

describe('a file that is written in a worker', () => {
  it('has its parts in the order of their numbers, and can go on after it was asked for', async () => {
    const writer = writerOf(file)
    await writer.write(3, [row('3', '=1+1')])
    await writer.write(0, [row('1', 'a')])
    expect(await (await writer.finish()).text()).toBe(
      "订单号,金额,时间,备注\r\n1,129.00,2024-06-01 08:00:00,a\r\n3,129.00,2024-06-01 08:00:00,'=1+1\r\n",
    )
    await writer.write(0, [row('1', 'b'), row('2', 'c')])
    expect((await (await writer.finish()).text()).split('\r\n')).toHaveLength(5)
  })

  it('is given up at once when it is closed', async () => {
    const writer = writerOf(file)
    const written = writer.write(0, [row('1', 'a')])
    writer.close()
    await expect(written).rejects.toThrow('closed')
    await expect(writer.finish()).rejects.toThrow('closed')
  })

  it('refuses what cannot be handed over, and goes on', async () => {
    const writer = writerOf(file)
    const strange: Record<string, never> = Object.create(null)
    Object.defineProperty(strange, 'tid', { enumerable: true, value: () => 1 })
    await expect(writer.write(0, [strange])).rejects.toThrow()
    await writer.write(0, [row('1', 'a')])
    expect(await (await writer.finish()).text()).toContain('1,129.00')
  })
})
