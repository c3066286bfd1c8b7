import { QueryClient } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { areasOf, type Resource, type WireRecord } from '@/declaration'
import type { TableWriter } from '@/files/table'
import { createDataProvider, type Row } from '@/platform/dataProvider'
import { readParts } from '@/platform/dataProvider/readParts'
import { PlatformError, TransportError } from '@/platform/errors'
import { onFailure } from '@/platform/failureEvents'
import { type ExportOrder, startExport } from '@/runs/exportRun'
import type { RunFile, RunInfo, RunState } from '@/runs/run'
import { createRunStore } from '@/runs/store'
import { plainArea } from '../declaration/plainArea'
import { deferred } from '../platform/fakeBrowser'

const shops: Resource = { ...plainArea('/demo/shop'), name: 'shop', key: ['no'] }

const row = (number: number): Row => ({ id: `S${number}`, no: `S${number}` })
const rowsFrom = (first: number, last: number): Row[] =>
  Array.from({ length: last - first + 1 }, (_, index) => row(first + index))
const ids = (rows: readonly WireRecord[]) => rows.map(({ id }) => id)

const noAnswer = '网络连接失败，请检查网络'

/** An export of a list that can be changed, and broken, while it is read. */
const inExport = (
  count: number,
  { before, ...order }: Partial<ExportOrder> & { before?: (part: number) => void } = {},
) => {
  const list = {
    rows: rowsFrom(1, count),
    /** The platform's count, if it differs from the number of rows. */
    total: undefined as number | undefined,
    /** Called before each part is answered; may throw, wait, or change the list. */
    before: (part: number): void | Promise<void> => before?.(part),
    asked: [] as number[],
  }
  const written = new Map<number, readonly WireRecord[]>()
  const writer = {
    write: vi.fn(async (part: number, rows: readonly WireRecord[]) => void written.set(part, rows)),
    finish: vi.fn(async () => {
      const parts = [...written].sort(([a], [b]) => a - b)
      return new Blob([JSON.stringify(parts.flatMap(([, rows]) => ids(rows)))])
    }),
    close: vi.fn(() => written.clear()),
  } satisfies TableWriter
  const saved: Pick<RunFile, 'name' | 'content'>[] = []
  const context = {
    queryClient: new QueryClient(),
    dataProvider: {
      ...createDataProvider(areasOf([shops])),
      readAll: (_: string, __: object, to: Parameters<typeof readParts>[1]) =>
        readParts(
          async (part) => {
            list.asked.push(part)
            await list.before(part)
            const rows = list.rows.slice(part * 100, part * 100 + 100)
            return { rows, total: list.total ?? list.rows.length }
          },
          to,
          () => Promise.resolve(),
        ),
    },
  }
  const store = createRunStore()
  const told: string[] = []
  onTestFinished(onFailure((words) => void told.push(words)))
  const id = startExport(
    store,
    {
      resource: shops,
      format: 'csv',
      columns: [],
      locale: 'zh',
      title: '店铺',
      rows: { sort: { field: 'no', order: 'ASC' }, filter: {}, total: count },
      ...order,
    },
    context,
    { createTableWriter: () => writer, saveFile: (content, name) => void saved.push({ name, content }) },
  )
  const info = (): RunInfo => store.get(id) ?? expect.fail('no such run')
  return {
    list,
    writer,
    saved,
    told,
    info,
    step: (step: RunInfo['can'][number]) => store.step(id, step, context),
    ends: (state: RunState = 'finished') =>
      new Promise<RunInfo>((resolve) => {
        const look = () => {
          if (store.get(id)?.state !== state) return
          leave()
          resolve(info())
        }
        const leave = store.subscribe(look)
        look()
      }),
    content: async (): Promise<unknown> => JSON.parse((await info().file?.content.text()) ?? 'null'),
  }
}

/** Makes a part fail this many times. */
const failing = (part: number, times: number, error: Error = new TransportError('network')) => {
  let left = times
  return (asked: number) => {
    if (asked === part && left-- > 0) throw error
  }
}

const counts = (total: number, done: number, failed = 0, waiting = 0) => {
  return { total, done, failed, unknown: 0, waiting }
}

describe('the export of a list', () => {
  test('that stands still has every row once, in its order, and is saved at once', async () => {
    const run = inExport(235)
    expect(await run.ends()).toMatchObject({ counts: counts(235, 235), problems: [], can: ['forget'] })
    expect(await run.content()).toEqual(ids(rowsFrom(1, 235)))
    expect(run.info().file).toMatchObject(run.saved[0] ?? {})
    expect(run.saved).toHaveLength(1)
    expect(run.info().unsaved).toBeUndefined()
    expect(run.info().file?.name).toMatch(/^店铺.*\.csv$/)
    expect(run.writer.close).toHaveBeenCalled()
  })

  test('without rows is a file without rows', async () => {
    const run = inExport(0)
    expect(await run.ends()).toMatchObject({ counts: counts(0, 0), problems: [] })
    expect(run.saved).toHaveLength(1)
  })

  const changed = (before: number, after: number) => [
    `读取期间列表有变动（${before} 条变为 ${after} 条），个别记录可能未包含在内`,
  ]

  test.each([
    ['its end has the new rows too', 150, rowsFrom(1, 320), rowsFrom(1, 320)],
    ['its top has every row of its start', 235, [row(0), ...rowsFrom(1, 235)], rowsFrom(1, 235)],
  ])('that grows at %s, and says that it has changed', async (_, count, grown, expected) => {
    const run = inExport(count)
    run.list.before = (part) => {
      if (part === 1) run.list.rows = grown
    }
    expect(await run.ends()).toMatchObject({
      counts: counts(expected.length, expected.length),
      problems: changed(count, grown.length),
    })
    expect(await run.content()).toEqual(ids(expected))
    expect(run.saved).toHaveLength(1)
  })

  test('that becomes shorter is read once more: what has moved up stands behind the rest', async () => {
    const run = inExport(235)
    run.list.before = (part) => {
      // One that was read already is gone, so that another has moved to where nobody looks any more.
      if (part === 1) run.list.rows = rowsFrom(2, 235)
    }
    expect(await run.ends()).toMatchObject({ counts: counts(235, 235), problems: changed(235, 234) })
    const written = await run.content()
    expect(written).toEqual([...ids([...rowsFrom(1, 100), ...rowsFrom(102, 235)]), 'S101'])
    expect(run.saved).toHaveLength(1)
  })

  test('of which the platform counts more than it gives says so exactly', async () => {
    const run = inExport(250)
    run.list.total = 300
    const problems = ['平台显示共 300 条，其中 50 条未读到：读取期间列表有变动']
    expect(await run.ends()).toMatchObject({ counts: counts(300, 250, 50), problems })
    expect(run.saved).toEqual([])
  })

  test('names the rows that were not read, and a retry reads these alone', async () => {
    const run = inExport(435)
    const answers = [failing(1, 3), failing(2, 3), failing(4, 3)]
    run.list.before = (part) => {
      for (const answer of answers) answer(part)
    }
    expect(await run.ends()).toMatchObject({
      counts: counts(435, 200, 235),
      problems: [`第 101–300 条未读到：${noAnswer}`, `第 401–435 条未读到：${noAnswer}`],
      can: ['retry', 'forget'],
    })
    expect(await run.content()).toEqual(ids([...rowsFrom(1, 100), ...rowsFrom(301, 400)]))
    expect(run.saved).toEqual([])
    expect(run.info().unsaved).toBe(true)
    run.info().file?.save()
    expect(run.saved).toHaveLength(1)
    expect(run.info().unsaved).toBeUndefined()
    run.list.asked.length = 0
    run.step('retry')
    expect(await run.ends()).toMatchObject({ counts: counts(435, 435), problems: [] })
    expect(run.list.asked.sort()).toEqual([1, 2, 4])
    expect(await run.content()).toEqual(ids(rowsFrom(1, 435)))
    expect(run.saved).toHaveLength(2)
  })

  test('with many holes names the first of them, and counts the rows of the others', async () => {
    const run = inExport(1650, {
      before: (part) => {
        if (part % 2 === 1 || part === 16) throw new TransportError('network')
      },
    })
    const { counts: reached, problems } = await run.ends()
    expect(reached).toEqual(counts(1650, 800, 850))
    expect([run.told, problems?.length]).toEqual([[noAnswer], 6])
    expect(problems?.slice(3)).toEqual([
      `第 701–800 条未读到：${noAnswer}`,
      `第 901–1,000 条未读到：${noAnswer}`,
      '另有 3 处共 350 条未读到',
    ])
  })

  test('of which nothing can be read writes no file, and can be tried again', async () => {
    const run = inExport(235, { before: failing(0, 3) })
    const problems = [`文件未能写成：${noAnswer}`]
    expect(await run.ends()).toMatchObject({ counts: counts(235, 0, 235), problems })
    expect([run.told, run.info().file]).toEqual([[noAnswer], undefined])
    run.step('retry')
    expect(await run.ends()).toMatchObject({ counts: counts(235, 235), problems: [] })
  })

  test('whose worker breaks writes no file, and begins anew', async () => {
    const run = inExport(235)
    run.writer.write.mockRejectedValueOnce(new Error('out of memory'))
    expect(await run.ends()).toMatchObject({ problems: ['文件未能写成：发生了意外错误，已记入错误日志'] })
    expect(run.writer.close).toHaveBeenCalledTimes(1)
    run.step('retry')
    await run.ends()
    expect(await run.content()).toEqual(ids(rowsFrom(1, 235)))
  })

  test('waits when the session is over, and goes on where it was', async () => {
    const run = inExport(435)
    run.list.before = failing(2, 1, new PlatformError({ code: 50014, message: '登录已过期', data: null }))
    expect(await run.ends('paused')).toMatchObject({ stalled: 'session', can: ['resume', 'stop'] })
    run.step('resume')
    expect(await run.ends()).toMatchObject({ counts: counts(435, 435), stalled: undefined })
    expect(await run.content()).toEqual(ids(rowsFrom(1, 435)))
  })

  test('can be held, also while pages are on their way to the worker', async () => {
    const run = inExport(835)
    const held = deferred()
    run.writer.write.mockImplementationOnce(async (part, rows) => {
      await held.promise
      return run.writer.write(part, rows)
    })
    await vi.waitFor(() => expect(run.writer.write).toHaveBeenCalled())
    run.step('pause')
    expect(run.info().state).toBe('paused')
    run.step('resume')
    held.resolve()
    await run.ends()
    expect(await run.content()).toEqual(ids(rowsFrom(1, 835)))
  })

  test('is stopped at once, and leaves no file', async () => {
    const run = inExport(435)
    const held = deferred()
    run.list.before = (part) => (part === 2 ? held.promise : undefined)
    await vi.waitFor(() => expect(run.info().counts.done).toBe(335))
    run.step('stop')
    const stopped = { state: 'stopped', counts: counts(435, 335, 0, 100), file: undefined, can: ['forget'] }
    expect(run.info()).toMatchObject(stopped)
    expect(run.writer.close).toHaveBeenCalledTimes(1)
    held.resolve()
    await Promise.resolve()
    expect(run.writer.finish).not.toHaveBeenCalled()
    expect(run.saved).toEqual([])
  })
})

test('the records that were ticked are written as they are, without asking the platform', async () => {
  const run = inExport(0, { rows: rowsFrom(1, 2345) })
  expect(await run.ends()).toMatchObject({ counts: counts(2345, 2345), problems: [] })
  expect(await run.content()).toEqual(ids(rowsFrom(1, 2345)))
  expect(run.list.asked).toEqual([])
  expect(run.saved).toHaveLength(1)
})

test('ticked records are written once, though their export is held meanwhile', async () => {
  const run = inExport(0, { rows: rowsFrom(1, 3500) })
  const held = deferred()
  run.writer.write.mockImplementationOnce(() => held.promise.then(() => undefined))
  await vi.waitFor(() => expect(run.writer.write).toHaveBeenCalled())
  run.step('pause')
  run.step('resume')
  held.resolve()
  expect(await run.ends()).toMatchObject({ counts: counts(3500, 3500) })
  expect(run.writer.write.mock.calls.map(([part]) => part)).toEqual([0, 1, 2, 3])
  expect(run.writer.write.mock.calls.map(([, rows]) => rows.length)).toEqual([1000, 1000, 1000, 500])
})
