import { expect, it, onTestFinished } from 'vitest'
import { onFailure } from '@/platform/failureEvents'
import { createConsole, fakeTimes } from './console'

fakeTimes()

it('sends a batch of at most a hundred at a time, and says what became of each row', async () => {
  const { disk, platform, told, startFor, rows, says } = createConsole()
  platform.refuses = (id) => (id === '7' ? 21001 : id === '150' ? 10102 : undefined)
  await startFor(1000, 'close', 250)
  expect(platform.sent.map(({ ids }) => ids.length)).toEqual([100, 100, 50])
  expect(platform.mostUnderWay).toBe(1)
  expect(says()).toBe('finished: 248 done, 2 failed, 0 unknown, 0 waiting')
  expect(rows()[6]).toMatchObject({
    id: '7',
    name: 'Shop 7',
    state: 'failed',
    code: 21001,
    reason: 'no 21001',
  })
  expect(rows()[149]).toMatchObject({ state: 'failed', gone: true })
  expect(told.map(({ id }) => id).sort()).toEqual(
    rows()
      .map(({ id }) => id)
      .sort(),
  )
  expect(disk.kept.size).toBe(1)
})

it('sends single calls four at once', async () => {
  const { platform, startFor, says } = createConsole()
  await startFor(1000, 'open', 50)
  expect(platform.mostUnderWay).toBe(4)
  expect(says()).toBe('finished: 50 done, 0 failed, 0 unknown, 0 waiting')
})

it('makes records out of rows, each once though its answer is lost', async () => {
  const { platform, startImport, rows, pass } = createConsole()
  const fortunes = ['unanswered', 'well', 'lost'] as const
  platform.fortune = () => fortunes[platform.sent.length - 1] ?? 'well'
  platform.refuses = (id) => (id === 'b' ? 10102 : undefined)
  startImport(['a', 'b', 'c'])
  await pass(1000)
  expect(rows()).toMatchObject([
    { id: '2', name: 'a', state: 'done' },
    { id: '3', name: 'b', state: 'failed', code: 10102, reason: 'no 10102' },
    { id: '4', name: 'c', state: 'done' },
  ])
  expect(Object.fromEntries(platform.done)).toEqual({ a: 1, c: 1 })
})

it('sends nothing while it can be taken back', async () => {
  const { platform, startFor, step, info, says, pass } = createConsole()
  await startFor(4900, 'clear', 3)
  expect(info()).toMatchObject({ state: 'undo', undoUntil: performance.now() + 100, can: ['undo'] })
  step('undo')
  await pass(60_000)
  expect(platform.sent).toEqual([])
  expect(says()).toBe('stopped: 0 done, 0 failed, 0 unknown, 3 waiting')
})

it('begins when it was not taken back', async () => {
  const { platform, startFor, says } = createConsole()
  await startFor(6000, 'clear', 3)
  expect(platform.sent.map(({ at }) => at - Date.UTC(2026, 10, 20))).toEqual([expect.closeTo(5000, -2)])
  expect(says()).toBe('finished: 3 done, 0 failed, 0 unknown, 0 waiting')
})

it('pauses once the call under way is answered, and goes on', async () => {
  const { platform, startFor, step, info, after } = createConsole()
  await startFor(6, 'close', 250)
  step('pause')
  expect(info().can).toEqual(['resume', 'stop'])
  expect(await after(1000)).toBe('paused: 100 done, 0 failed, 0 unknown, 150 waiting')
  step('resume')
  expect(await after(1000)).toBe('finished: 250 done, 0 failed, 0 unknown, 0 waiting')
  expect(platform.sent).toHaveLength(3)
})

it('ends when it was paused with its last call under way', async () => {
  const { startFor, step, after } = createConsole()
  await startFor(6, 'close', 50)
  step('pause')
  expect(await after(1000)).toBe('finished: 50 done, 0 failed, 0 unknown, 0 waiting')
})

it('goes on at full width when it is resumed before it has come to rest', async () => {
  const { platform, startFor, step, after, pass } = createConsole()
  await startFor(6, 'open', 40)
  step('pause')
  await pass(1)
  step('resume')
  expect(await after(1000)).toBe('finished: 40 done, 0 failed, 0 unknown, 0 waiting')
  expect(platform.mostUnderWay).toBe(4)
})

it('stops once the call under way is answered', async () => {
  const { platform, startFor, step, info, after } = createConsole()
  await startFor(6, 'close', 250)
  step('stop')
  expect(info()).toMatchObject({ state: 'stopping', can: [] })
  expect(await after(1000)).toBe('stopped: 100 done, 0 failed, 0 unknown, 150 waiting')
  expect(platform.sent).toHaveLength(1)
})

it('tries only what failed again, under new ids, and not what is gone', async () => {
  const { platform, start, step, info, says, after, pass } = createConsole()
  platform.refuses = (id) => (id === '3' ? 10102 : Number(id) % 50 === 0 ? 10500 : undefined)
  start('close', 100)
  expect(await after(1000)).toBe('finished: 97 done, 3 failed, 0 unknown, 0 waiting')
  platform.refuses = () => undefined
  step('retry')
  await pass(1000)
  const [first, second] = platform.sent
  expect(second?.ids).toEqual(['50', '100'])
  expect(second?.requestId).not.toBe(first?.requestId)
  expect(says()).toBe('finished: 99 done, 1 failed, 0 unknown, 0 waiting')
  expect(info().can).toEqual(['forget'])
})

it.each([
  { fortune: 'lost', sendings: 2, title: 'was not received is sent again' },
  { fortune: 'unanswered', sendings: 1, title: 'was done is not sent again' },
  { fortune: 'slow', sendings: 2, title: 'is still under way is sent again under its id' },
] as const)('asks after a call without an answer: what $title', async ({ fortune, sendings }) => {
  const { platform, startFor, says } = createConsole()
  platform.fortune = () => (platform.sent.length === 1 ? fortune : 'well')
  await startFor(1000, 'close', 100)
  expect(new Set(platform.sent.map(({ requestId }) => requestId)).size).toBe(1)
  expect(platform.sent).toHaveLength(sendings)
  expect(says()).toBe('finished: 100 done, 0 failed, 0 unknown, 0 waiting')
  expect(Math.max(...platform.done.values())).toBe(1)
})

const heard = () => {
  const told: string[] = []
  onTestFinished(onFailure((words) => void told.push(words)))
  return told
}

it('tells of what it has met with once, each time it comes to rest', async () => {
  const told = heard()
  const { platform, startFor, step, after, pass } = createConsole()
  platform.refuses = (id) => (Number(id) <= 4 ? 20000 + Number(id) : undefined)
  await startFor(1000, 'open', 9)
  expect(told).toEqual(['4 条有问题：no 20001; no 20002; no 20003; …'])
  platform.refuses = (id) => (id === '2' ? 21001 : undefined)
  step('retry')
  expect(await after(1000)).toBe('finished: 8 done, 1 failed, 0 unknown, 0 waiting')
  expect(told.slice(1)).toEqual(['no 21001'])
  platform.refuses = () => undefined
  step('retry')
  await pass(1000)
  expect(told).toHaveLength(2)
})

it('tells that no answer comes when it stands still, and nothing of a run that is forgotten', async () => {
  const told = heard()
  const { platform, startFor, clear, pass } = createConsole()
  platform.isReachable = false
  await startFor(1000, 'close', 1)
  expect(told).toEqual(['网络连接失败，请检查网络'])
  await startFor(1, 'close', 1)
  clear()
  await pass(1000)
  expect(told).toHaveLength(1)
})

it('stands still when the platform cannot be reached, and asks first when it goes on', async () => {
  const { platform, startFor, step, info, says, after, pass } = createConsole()
  await startFor(14, 'close', 250)
  platform.isReachable = false
  expect(await after(1000)).toBe('paused: 100 done, 0 failed, 100 unknown, 50 waiting')
  expect(info()).toMatchObject({ stalled: 'unreachable', can: ['resume', 'stop'] })
  platform.isReachable = true
  platform.asked = []
  step('resume')
  await pass(1)
  step('pause')
  expect(says()).toBe('pausing: 100 done, 0 failed, 100 unknown, 50 waiting')
  step('resume')
  await pass(1000)
  expect(platform.asked).toEqual([platform.sent[1]?.requestId])
  expect(says()).toBe('finished: 250 done, 0 failed, 0 unknown, 0 waiting')
  expect(info().stalled).toBeUndefined()
})

it('finds out about what is unknown after it was stopped, and leaves the rest', async () => {
  const { platform, startFor, step, info, after } = createConsole()
  platform.fortune = () => (platform.sent.length === 2 ? 'unanswered' : 'well')
  await startFor(20, 'close', 250)
  platform.isReachable = false
  step('stop')
  expect(await after(1000)).toBe('stopped: 100 done, 0 failed, 100 unknown, 50 waiting')
  expect(info().can).toEqual(['check', 'forget'])
  platform.isReachable = true
  step('check')
  expect(await after(1000)).toBe('stopped: 200 done, 0 failed, 0 unknown, 50 waiting')
})

it('stands still when the session is over, with nothing in doubt', async () => {
  const { platform, start, step, info, after } = createConsole()
  platform.fortune = () => (platform.sent.length > 4 ? 'session' : 'well')
  start('open', 20)
  expect(await after(1000)).toBe('paused: 4 done, 0 failed, 0 unknown, 16 waiting')
  expect(info().stalled).toBe('session')
  platform.fortune = () => 'well'
  step('resume')
  expect(await after(1000)).toBe('finished: 20 done, 0 failed, 0 unknown, 0 waiting')
})

it('knows of nothing and sends nothing more once all is forgotten', async () => {
  const { disk, platform, startFor, clear, isKnown, pass } = createConsole()
  await startFor(6, 'close', 250)
  clear()
  await pass(1000)
  expect(platform.sent).toHaveLength(1)
  expect([isKnown(), disk.kept.size]).toEqual([false, 0])
})

it('keeps of those that have ended well the newest alone: a day is long', async () => {
  const { platform, startFor, list } = createConsole()
  platform.refuses = () => 10500
  await startFor(100, 'open', 1)
  platform.refuses = () => undefined
  for (let number = 0; number < 25; number += 1) {
    await startFor(100, 'open', 1)
  }
  expect(list().map(({ counts }) => counts.done)).toEqual([...Array.from({ length: 21 }, () => 1), 0])
})
