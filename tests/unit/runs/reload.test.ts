import { expect, it } from 'vitest'
import { createConsole, fakeTimes } from './console'

const hour = 3600 * 1000

fakeTimes()

it('asks after a call that was under way when the page went, and sends the rest', async () => {
  const { platform, start, pass, reload, says, step, info, rows, after } = createConsole()
  platform.fortune = () => (platform.sent.length === 2 ? 'unanswered' : 'well')
  start('close', 1950)
  await pass(20)
  expect(info().fleeting).toBeUndefined()
  await reload()
  expect(says()).toBe('interrupted: 100 done, 0 failed, 700 unknown, 1150 waiting')
  expect(rows()[100]?.reason).toBe('页面在结果返回前已关闭')
  expect(info().can).toEqual(['resume', 'forget'])
  step('resume')
  expect(await after(2000)).toBe('finished: 1950 done, 0 failed, 0 unknown, 0 waiting')
  expect(Math.max(...platform.done.values())).toBe(1)
})

it('has nothing in doubt when it had come to rest', async () => {
  const { platform, start, pass, reload, says, step } = createConsole()
  start('close', 250)
  await pass(6)
  step('pause')
  await pass(1000)
  await reload()
  expect(says()).toBe('interrupted: 100 done, 0 failed, 0 unknown, 150 waiting')
  step('resume')
  await pass(1000)
  expect(platform.asked).toEqual([])
  expect(says()).toBe('finished: 250 done, 0 failed, 0 unknown, 0 waiting')
})

it('still knows what nobody could tell, and finds it out for the lists too', async () => {
  const { platform, start, pass, reload, says, step, rows, refreshed, after } = createConsole()
  platform.fortune = () => 'unanswered'
  start('close', 50)
  await pass(12)
  platform.isReachable = false
  await pass(1)
  step('stop')
  await pass(1000)
  await reload()
  expect(says()).toBe('finished: 0 done, 0 failed, 50 unknown, 0 waiting')
  expect(rows()[0]?.reason).toBe('平台未给出结果')
  platform.isReachable = true
  const before = refreshed()
  step('check')
  expect(await after(1000)).toBe('finished: 50 done, 0 failed, 0 unknown, 0 waiting')
  expect(platform.sent).toHaveLength(1)
  expect(refreshed()).toBe(before + 1)
})

it('has sent nothing when the page went while it could be taken back', async () => {
  const { platform, start, pass, reload, says } = createConsole()
  start('clear', 3)
  await pass(4900)
  await reload()
  await pass(10_000)
  expect(platform.sent).toEqual([])
  expect(says()).toBe('interrupted: 0 done, 0 failed, 0 unknown, 3 waiting')
})

it('still shows for a day what failed, and tries it again', async () => {
  const { platform, start, pass, reload, says, step, rows, after } = createConsole()
  platform.refuses = (id) => (id === '2' ? 10500 : undefined)
  start('close', 3)
  await pass(1000)
  await reload()
  expect(says()).toBe('finished: 2 done, 1 failed, 0 unknown, 0 waiting')
  expect(rows()[1]).toEqual({ id: '2', name: 'Shop 2', state: 'failed', code: 10500, reason: 'no 10500' })
  platform.refuses = () => undefined
  step('retry')
  await pass(6)
  await reload()
  expect(says()).toBe('interrupted: 2 done, 0 failed, 1 unknown, 0 waiting')
  step('resume')
  expect(await after(1000)).toBe('finished: 3 done, 0 failed, 0 unknown, 0 waiting')
})

it('shows no more after a day what failed', async () => {
  const { platform, start, pass, reload, isKnown, disk } = createConsole()
  platform.refuses = () => 10500
  start('close', 3)
  await pass(25 * hour)
  await reload()
  await pass(1000)
  expect(isKnown()).toBe(false)
  expect(disk.kept.size).toBe(0)
})

it('only asks after a call of a day ago: the platform may have forgotten that it did it', async () => {
  const { platform, start, pass, reload, step, rows, after } = createConsole()
  platform.fortune = () => (platform.sent.length === 1 ? 'lost' : 'well')
  start('close', 500)
  await pass(6)
  await reload()
  await pass(24 * hour)
  step('resume')
  expect(await after(1000)).toBe('finished: 100 done, 0 failed, 400 unknown, 0 waiting')
  expect(platform.asked).toHaveLength(4)
  expect(platform.sent.map(({ ids }) => ids[0])).toEqual(['1', '401'])
  expect(rows()[0]?.reason).toBe('已超过一天，无法确认是否执行，请核对记录')
})

it('can only forget a run whose area is no more', async () => {
  const { start, pass, reload, info, step, isKnown, disk } = createConsole()
  start('close', 250)
  await pass(6)
  await reload(async () => undefined)
  expect(info()).toMatchObject({ state: 'interrupted', can: ['forget'] })
  expect(info().problems).toEqual(['此功能已不可用，无法继续'])
  step('forget')
  await pass(10)
  expect(isKnown()).toBe(false)
  expect(disk.kept.size).toBe(0)
})

it('leaves a run alone that another window does', async () => {
  const { browser, start, pass, reload, isKnown, disk, comeBack, list, elsewhere } = createConsole()
  start('close', 250)
  await pass(6)
  browser.isHeldElsewhere = true
  await reload()
  await pass(1000)
  expect(isKnown()).toBe(false)
  expect(disk.kept.size).toBe(1)
  expect(await elsewhere()).toBe(1)
  // Until that window is closed; once.
  browser.isHeldElsewhere = false
  await Promise.all([comeBack(), comeBack()])
  expect(await elsewhere()).toBe(0)
  expect(list().map(({ state }) => state)).toEqual(['interrupted'])
})

it('does not take for cut off what another window ends while this one looks', async () => {
  const { browser, start, pass, reload, isKnown, disk } = createConsole()
  start('close', 250)
  await pass(6)
  browser.beforeHold = () => disk.kept.clear()
  await reload()
  expect(isKnown()).toBe(false)
})

it('shows nobody the runs of another, and keeps them no longer', async () => {
  const { browser, start, pass, reload, isKnown, disk } = createConsole()
  start('close', 250)
  await pass(6)
  browser.mark = 'another'
  await reload()
  await pass(1000)
  expect(isKnown()).toBe(false)
  expect(disk.kept.size).toBe(0)
})

it('keeps nothing of somebody whom the platform does not name: it may be another the next time', async () => {
  const { browser, start, pass, disk } = createConsole()
  browser.mark = ''
  start('close', 250)
  await pass(15)
  expect(disk.kept.size).toBe(0)
})

it('brings back the twenty newest', async () => {
  const { start, pass, reload, list, disk } = createConsole()
  for (let number = 0; number < 22; number += 1) {
    start('clear', 1)
    await pass(10)
  }
  await reload()
  await pass(10)
  const [newest] = list()
  expect(list()).toHaveLength(20)
  expect(newest?.startedAt).toBe(Date.UTC(2026, 10, 20) + 210)
  expect(disk.kept.size).toBe(20)
})

it('writes no secret down', async () => {
  const { start, pass, disk, info, after } = createConsole()
  start('close', 250, { pin: 'sesame' })
  expect(info().fleeting).toBe(true)
  await pass(15)
  expect(disk.kept.size).toBe(0)
  expect(await after(1000)).toBe('finished: 250 done, 0 failed, 0 unknown, 0 waiting')
})

it('sends the same settings and no others, in every call, when it is tried again, and after a reload', async () => {
  const { platform, start, pass, reload, step, after } = createConsole()
  platform.refuses = (id) => (id === '2' || id === '150' ? 10500 : undefined)
  start('open', 3, { reason: '' })
  await pass(1000)
  step('retry')
  await pass(1000)
  await reload()
  platform.refuses = () => undefined
  step('retry')
  expect(await after(1000)).toBe('finished: 3 done, 0 failed, 0 unknown, 0 waiting')
  expect(platform.inputs).toHaveLength(5)
  for (const input of platform.inputs) expect(input).toEqual({ reason: '' })
})
