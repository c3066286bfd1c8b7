import { expect, it } from 'vitest'
import { createConsole, fakeTimes } from './console'

const hour = 3600 * 1000

fakeTimes()

it('asks after a call that was under way when the page went, and sends the rest', async () => {
  const { platform, startFor, step, info, rows, after, reload } = createConsole()
  platform.fortune = () => (platform.sent.length === 2 ? 'unanswered' : 'well')
  await startFor(20, 'close', 1950)
  expect(info().fleeting).toBeUndefined()
  expect(await reload()).toBe('interrupted: 100 done, 0 failed, 700 unknown, 1150 waiting')
  expect(rows()[100]?.reason).toBe('页面在结果返回前已关闭')
  expect(info().can).toEqual(['resume', 'forget'])
  step('resume')
  expect(await after(2000)).toBe('finished: 1950 done, 0 failed, 0 unknown, 0 waiting')
  expect(Math.max(...platform.done.values())).toBe(1)
})

it('has nothing in doubt when it had come to rest', async () => {
  const { platform, startFor, step, says, pass, reload } = createConsole()
  await startFor(6, 'close', 250)
  step('pause')
  await pass(1000)
  expect(await reload()).toBe('interrupted: 100 done, 0 failed, 0 unknown, 150 waiting')
  step('resume')
  await pass(1000)
  expect(platform.asked).toEqual([])
  expect(says()).toBe('finished: 250 done, 0 failed, 0 unknown, 0 waiting')
})

it('still knows what nobody could tell, and finds it out for the lists too', async () => {
  const { platform, startFor, step, refreshed, rows, after, pass, reload } = createConsole()
  platform.fortune = () => 'unanswered'
  await startFor(12, 'close', 50)
  platform.isReachable = false
  await pass(1)
  step('stop')
  await pass(1000)
  expect(await reload()).toBe('finished: 0 done, 0 failed, 50 unknown, 0 waiting')
  expect(rows()[0]?.reason).toBe('平台未给出结果')
  platform.isReachable = true
  const before = refreshed()
  step('check')
  expect(await after(1000)).toBe('finished: 50 done, 0 failed, 0 unknown, 0 waiting')
  expect(platform.sent).toHaveLength(1)
  expect(refreshed()).toBe(before + 1)
})

it('has sent nothing when the page went while it could be taken back', async () => {
  const { platform, startFor, says, pass, reload } = createConsole()
  await startFor(4900, 'clear', 3)
  await reload()
  await pass(10_000)
  expect(platform.sent).toEqual([])
  expect(says()).toBe('interrupted: 0 done, 0 failed, 0 unknown, 3 waiting')
})

it('still shows for a day what failed, and tries it again', async () => {
  const { platform, startFor, step, rows, after, pass, reload } = createConsole()
  platform.refuses = (id) => (id === '2' ? 10500 : undefined)
  await startFor(1000, 'close', 3)
  expect(await reload()).toBe('finished: 2 done, 1 failed, 0 unknown, 0 waiting')
  expect(rows()[1]).toMatchObject({
    id: '2',
    name: 'Shop 2',
    state: 'failed',
    code: 10500,
    reason: 'no 10500',
  })
  platform.refuses = () => undefined
  step('retry')
  await pass(6)
  expect(await reload()).toBe('interrupted: 2 done, 0 failed, 1 unknown, 0 waiting')
  step('resume')
  expect(await after(1000)).toBe('finished: 3 done, 0 failed, 0 unknown, 0 waiting')
})

it('still shows for a day what went well', async () => {
  const { disk, startFor, rows, pass, isKnown, reload } = createConsole()
  await startFor(1000, 'close', 3)
  expect(await reload()).toBe('finished: 3 done, 0 failed, 0 unknown, 0 waiting')
  expect(rows()[1]).toMatchObject({ id: '2', name: 'Shop 2', state: 'done', at: expect.any(Number) })
  await pass(25 * hour)
  await reload()
  await pass(10)
  expect([isKnown(), disk.kept.size]).toEqual([false, 0])
})

it('leaves nothing of what was taken back, nor of an import that made all its records', async () => {
  const { disk, startFor, startImport, step, pass } = createConsole()
  await startFor(1000, 'clear', 3)
  expect(disk.kept.size).toBe(1)
  step('undo')
  await pass(10)
  expect(disk.kept.size).toBe(0)
  startImport(['a', 'b'])
  await pass(3)
  expect(disk.kept.size).toBe(1)
  await pass(1000)
  expect(disk.kept.size).toBe(0)
})

it('brings a failure back though twenty runs have gone well since', async () => {
  const { platform, startFor, list, pass, reload } = createConsole()
  platform.refuses = () => 10500
  await startFor(1000, 'close', 1)
  platform.refuses = () => undefined
  for (let number = 0; number < 21; number += 1) await startFor(1000, 'close', 1)
  await reload()
  await pass(10)
  expect(list().filter(({ counts }) => counts.failed > 0)).toHaveLength(1)
  expect(list()).toHaveLength(21)
})

it('shows no more after a day what failed', async () => {
  const { disk, platform, startFor, isKnown, pass, reload } = createConsole()
  platform.refuses = () => 10500
  await startFor(25 * hour, 'close', 3)
  await reload()
  await pass(1000)
  expect([isKnown(), disk.kept.size]).toEqual([false, 0])
})

it('only asks after a call of a day ago: the platform may have forgotten that it did it', async () => {
  const { platform, startFor, step, rows, after, pass, reload } = createConsole()
  platform.fortune = () => (platform.sent.length === 1 ? 'lost' : 'well')
  await startFor(6, 'close', 500)
  await reload()
  await pass(24 * hour)
  step('resume')
  expect(await after(1000)).toBe('finished: 100 done, 0 failed, 400 unknown, 0 waiting')
  expect(platform.asked).toHaveLength(4)
  expect(platform.sent.map(({ ids }) => ids[0])).toEqual(['1', '401'])
  expect(rows()[0]?.reason).toBe('已超过一天，无法确认是否执行，请核对记录')
})

it('can only forget a run whose area is no more', async () => {
  const { disk, startFor, step, info, isKnown, pass, reload } = createConsole()
  await startFor(6, 'close', 250)
  await reload(async () => undefined)
  expect(info()).toMatchObject({ state: 'interrupted', can: ['forget'] })
  expect(info().problems).toEqual(['此功能已不可用，无法继续'])
  step('forget')
  await pass(10)
  expect([isKnown(), disk.kept.size]).toEqual([false, 0])
})

it('leaves a run alone that another window does', async () => {
  const { browser, disk, startFor, list, isKnown, pass, comeBack, elsewhere, reload } = createConsole()
  await startFor(6, 'close', 250)
  browser.isHeldElsewhere = true
  await reload()
  await pass(1000)
  expect([isKnown(), disk.kept.size]).toEqual([false, 1])
  expect(await elsewhere()).toBe(1)
  // Until that window is closed; once.
  browser.isHeldElsewhere = false
  await Promise.all([comeBack(), comeBack()])
  expect(await elsewhere()).toBe(0)
  expect(list().map(({ state }) => state)).toEqual(['interrupted'])
})

it('does not take for cut off what another window ends while this one looks', async () => {
  const { browser, disk, startFor, isKnown, reload } = createConsole()
  await startFor(6, 'close', 250)
  browser.beforeHold = () => disk.kept.clear()
  await reload()
  expect(isKnown()).toBe(false)
})

it('shows nobody the runs of another, and keeps them no longer', async () => {
  const { browser, disk, startFor, isKnown, pass, reload } = createConsole()
  await startFor(6, 'close', 250)
  browser.mark = 'another'
  await reload()
  await pass(1000)
  expect([isKnown(), disk.kept.size]).toEqual([false, 0])
})

it('keeps nothing of somebody whom the platform does not name: it may be another the next time', async () => {
  const { browser, disk, startFor } = createConsole()
  browser.mark = ''
  await startFor(15, 'close', 250)
  expect(disk.kept.size).toBe(0)
})

it('brings back the twenty newest', async () => {
  const { disk, startFor, list, pass, reload } = createConsole()
  for (let number = 0; number < 22; number += 1) {
    await startFor(10, 'clear', 1)
  }
  await reload()
  await pass(10)
  const [newest] = list()
  expect(list()).toHaveLength(20)
  expect(newest?.startedAt).toBe(Date.UTC(2026, 10, 20) + 210)
  expect(disk.kept.size).toBe(20)
})

it('writes no secret down', async () => {
  const { disk, start, info, after, pass } = createConsole()
  start('close', 250, { pin: 'sesame' })
  expect(info().fleeting).toBe(true)
  await pass(15)
  expect(disk.kept.size).toBe(0)
  expect(await after(1000)).toBe('finished: 250 done, 0 failed, 0 unknown, 0 waiting')
})

it('sends the same settings and no others, in every call, when it is tried again, and after a reload', async () => {
  const { platform, startFor, step, after, pass, reload } = createConsole()
  platform.refuses = (id) => (id === '2' || id === '150' ? 10500 : undefined)
  await startFor(1000, 'open', 3, { reason: '' })
  step('retry')
  await pass(1000)
  await reload()
  platform.refuses = () => undefined
  step('retry')
  expect(await after(1000)).toBe('finished: 3 done, 0 failed, 0 unknown, 0 waiting')
  expect(platform.inputs).toHaveLength(5)
  for (const input of platform.inputs) expect(input).toEqual({ reason: '' })
})

it('accounts for the records that it left out, apart from failures, also in the next page', async () => {
  const { platform, start, rows, info, after, reload } = createConsole()
  platform.refuses = (id) => (id === '2' ? 10006 : undefined)
  const leftOut = [{ id: '9', name: 'Shop 9', reason: '店铺已关闭' }]
  start('close', 3, {}, leftOut)
  const ended = 'finished: 2 done, 1 failed, 0 unknown, 0 waiting'
  expect(await after(1000)).toBe(ended)
  const outcome = () => rows().map(({ id, state, at }) => [id, state, at])
  const before = outcome()
  expect(before).toEqual([
    ['1', 'done', expect.any(Number)],
    ['2', 'failed', expect.any(Number)],
    ['3', 'done', expect.any(Number)],
    ['9', 'leftOut', undefined],
  ])
  expect(await reload()).toBe(ended)
  expect(info().counts).toMatchObject({ total: 3, leftOut: 1 })
  expect(outcome()).toEqual(before)
  expect(rows().at(-1)).toEqual({ ...leftOut[0], state: 'leftOut' })
  expect(platform.sent.flatMap(({ ids }) => ids)).not.toContain('9')
})
