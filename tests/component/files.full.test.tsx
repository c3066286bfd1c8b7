import { expect, it, onTestFinished, vi } from 'vitest'
import { code, l, money, text, timestamp } from '@/declaration'
import { readTable } from '@/files/readTable'
import { saveFile } from '@/files/saveFile'
import type { TableFile } from '@/files/table'
import { createTableWriter } from '@/files/tableWriter'
import { callWorker } from '@/files/workerCalls'
import { messageOf } from '@/platform/errors'

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

const writerOf = (wanted = file) => {
  const writer = createTableWriter(wanted)
  onTestFinished(writer.close)
  return writer
}

it('a file written in a worker has its parts in the order of their numbers, and can go on after it was asked for', async () => {
  const writer = writerOf()
  await writer.write(3, [row('3', '=1+1')])
  await writer.write(0, [row('1', 'a')])
  expect(await (await writer.finish()).text()).toBe(
    "订单号,金额,时间,备注\r\n1,129.00,2024-06-01 08:00:00,a\r\n3,129.00,2024-06-01 08:00:00,'=1+1\r\n",
  )
  await writer.write(0, [row('1', 'b'), row('2', 'c')])
  expect((await (await writer.finish()).text()).split('\r\n')).toHaveLength(5)
})

it('a file written in a worker is given up at once when it is closed', async () => {
  const writer = writerOf()
  const written = writer.write(0, [row('1', 'a')])
  writer.close()
  await expect(written).rejects.toThrow('closed')
  await expect(writer.finish()).rejects.toThrow('closed')
})

it('a file written in a worker refuses what cannot be handed over, and goes on', async () => {
  const writer = writerOf()
  const strange: Record<string, never> = Object.create(null)
  Object.defineProperty(strange, 'tid', { enumerable: true, value: () => 1 })
  await expect(writer.write(0, [strange])).rejects.toThrow()
  await writer.write(0, [row('1', 'a')])
  expect(await (await writer.finish()).text()).toContain('1,129.00')
})

it('a worker that is lost fails what waits for it, and what comes later', async () => {
  const script = URL.createObjectURL(new Blob(['throw new Error("out of memory")']))
  onTestFinished(() => URL.revokeObjectURL(script))
  const worker = callWorker<string, string>(new Worker(script))
  await expect(worker.ask('a')).rejects.toThrow('out of memory')
  const lost = await worker.ask('b').catch((error: unknown) => error)
  expect(String(lost)).toContain('out of memory')
  expect(messageOf(lost)).toBe('后台处理程序未能载入或已中断，请刷新页面后重试')
})

const csv = (text: string, name = '店铺.csv') => new File([text], name)

it.each(['csv', 'xlsx'] as const)('a file read in a worker is what was written: %s', async (format) => {
  const writer = writerOf({ ...file, format })
  const rows = Array.from({ length: 3000 }, (_, at) => row(`88000000000000${at}`, `=备注 ${at}`))
  await Promise.all([0, 1, 2].map((part) => writer.write(part, rows.slice(part * 1000, part * 1000 + 1000))))
  const read = await readTable(new File([await writer.finish()], `trades.${format}`))
  expect(read.header).toEqual(['订单号', '金额', '时间', '备注'])
  expect(read.rows).toHaveLength(3000)
  const amount = format === 'csv' ? '129.00' : '129'
  expect(read.rows[2999]).toEqual({
    line: 3001,
    cells: ['880000000000002999', amount, '2024-06-01 08:00:00', '=备注 2999'],
  })
})

it.each([
  ['type', csv('a\n1', '店铺.xls')],
  ['type', csv('a\n1', '店铺')],
  ['empty', csv('')],
  ['broken', csv('PK\u0003\u0004', '店铺.XLSX')],
  ['broken', new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'locked.xlsx')],
  ['tooLarge', csv(`a\n${'1'.repeat(1000)}`)],
  ['tooLong', csv('a\n1\n2\n3')],
])('a file read in a worker is refused with the reason: %s', async (reason, unreadable) => {
  await expect(readTable(unreadable, { maxRows: 2, maxBytes: 1000 })).rejects.toMatchObject({
    name: 'UnreadableFile',
    reason,
  })
})

it('a file read in a worker is refused where it has changed since it was chosen', async () => {
  const folder = await navigator.storage.getDirectory()
  const kept = await folder.getFileHandle('店铺.csv', { create: true })
  onTestFinished(() => folder.removeEntry('店铺.csv'))
  const write = async (text: string) => {
    const stream = await kept.createWritable()
    await stream.write(text)
    await stream.close()
  }
  await write('a\n1')
  const chosen = await kept.getFile()
  await write('a\n1\n2')
  await expect(readTable(chosen)).rejects.toMatchObject({ reason: 'inaccessible' })
})

it('a file read in a worker is given up at once when nobody wants it any more', async () => {
  const wanted = new AbortController()
  const reading = readTable(csv('a\n1'), undefined, wanted.signal)
  wanted.abort(new Error('closed the dialog'))
  await expect(reading).rejects.toThrow('closed the dialog')
  await expect(readTable(csv('a\n1'), undefined, wanted.signal)).rejects.toThrow('closed the dialog')
})

it('a file that is handed over comes as a download under its name, leaves nothing on the page, and is let go of later', async () => {
  vi.useFakeTimers()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const before = document.documentElement.outerHTML
  saveFile(new Blob(['a']), '交易记录.csv')
  const [link] = click.mock.contexts.filter((one) => one instanceof HTMLAnchorElement)
  expect(link?.download).toBe('交易记录.csv')
  expect(document.documentElement.outerHTML).toBe(before)
  expect(await (await fetch(link?.href ?? '')).text()).toBe('a')
  vi.runAllTimers()
  await expect(fetch(link?.href ?? '')).rejects.toThrow()
})
