import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Answer } from './answers'
import { type BuiltServer, builtServer, type Started } from './builtServer'
import { Worker } from './outageLoad'
import { type Cluster, canStartCluster, startOwnCluster } from './postgres'

const busy = { code: 10500, message: '系统繁忙，请稍后再试', data: null }
const full = { status: 200, code: 10502, message: '存储空间不足，暂时不能保存', data: null }

const isDone = ({ code }: Answer) => code === 0
/** Definitely refused; HTTP 500 would mean that nobody knows. */
const isRefused = ({ code, status }: Answer) => code !== 0 && status === 200

describe.runIf(canStartCluster())('a server process whose PostgreSQL server', () => {
  let cluster: Cluster
  let built: BuiltServer
  let server: Started
  let worker: Worker
  let database: pg.Pool

  beforeAll(async () => {
    cluster = await startOwnCluster()
    built = await builtServer({ 'index.html': '' })
    const databaseUrl = await cluster.freshDatabase()
    server = built.run({ DATABASE_URL: databaseUrl })
    worker = await Worker.at(server)
    database = new pg.Pool({ connectionString: databaseUrl })
    database.on('error', () => {})
  })
  afterAll(async () => {
    await database.end()
    built.dispose()
    await cluster.stop()
  })

  const log = (text: string) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes(text))
  const until = (condition: () => boolean | Promise<boolean>) =>
    vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 30_000, interval: 20 })
  const count = (which: (answer: Answer) => boolean) => worker.titles(which).length

  describe.each(['fast', 'immediate'] as const)('is stopped under way (%s) and started again', (how) => {
    it('answers every call with one code in time, keeps what it acknowledged, and works again by itself', async () => {
      const before = [log('does not answer').length, log('answers again').length]
      worker.turnTo(how)
      worker.start(8)
      await until(() => count(isDone) >= 20)
      await cluster.end(how)
      const known = worker.saved.size
      await until(() => worker.saved.size >= known + 30)
      const doneBefore = count(isDone)
      await cluster.begin()
      await until(() => count(isDone) >= doneBefore + 20)
      await worker.stop()

      const answers = [...worker.saved.values()]
      for (const { status, code, message, data } of answers) {
        if (code === 0) continue
        expect({ code, message, data }).toEqual(busy)
        expect([200, 500]).toContain(status)
      }
      const kept = await worker.kept()
      expect(kept).toEqual([...new Set(kept)])
      expect(kept).toEqual(expect.arrayContaining(worker.titles(isDone)))
      const refused = new Set(worker.titles(isRefused))
      expect(refused.size).toBeGreaterThan(0)
      expect(kept.filter((title) => refused.has(title))).toEqual([])

      await until(async () => {
        const { rows } = await database.query(
          `select 1 from platform.job where name = 'pushLog.shop-figures' and leased_until = 0
           and due_at > extract(epoch from now())`,
        )
        return rows.length === 1
      })
      // Whatever became of it, it can be sent again: nothing is done twice.
      for (const title of worker.saved.keys()) expect(isDone(await worker.save(title))).toBe(true)
      expect(await worker.kept()).toEqual([...worker.saved.keys()].sort())
      expect([log('does not answer').length, log('answers again').length]).toEqual(
        before.map((lines) => lines + 1),
      )
    })
  })

  it('says nothing any more is told of within the time that the console waits, and is used again', async () => {
    cluster.freeze()
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => worker.save()),
      worker.call('replytpllist'),
    ]).finally(() => cluster.goOn())
    for (const { code, message, data } of answers) expect({ code, message, data }).toEqual(busy)
    await until(async () => isDone(await worker.save()))
  })

  it('has no room refuses to save, goes on reading, and saves again once there is room', async () => {
    worker.turnTo('no room')
    const { rows } = await database.query(
      `select max(pg_relation_size(oid)) as largest from pg_class where relkind in ('r', 'i', 't')`,
    )
    // No smaller than a file of its log. As on a full disk, part of a page still fits.
    const limit = Math.max(Number(rows[0].largest), 1024 * 1024) + 512
    cluster.letGrowTo(limit)
    await database
      .query(
        `insert into area."replyTemplate" (partner_id, template_id, title, content)
        select 1, n, 'ballast', repeat('x', 500) from generate_series(1, $1::bigint / 500) n`,
        [limit],
      )
      .catch(() => {})
    await until(async () => (await worker.save(undefined, 'y'.repeat(500))).code !== 0)
    expect(await worker.save(undefined, 'y'.repeat(500))).toEqual(full)
    expect((await worker.call('info')).code).toBe(0)
    expect(await worker.kept()).toEqual(worker.titles(isDone))
    expect(log('has no room')).toHaveLength(1)

    cluster.letGrowTo()
    for (const title of worker.saved.keys()) expect(isDone(await worker.save(title))).toBe(true)
    expect(await worker.kept()).toEqual([...worker.saved.keys()].sort())
  })

  it('has been lost and found is served by the same process, which stops cleanly', async () => {
    expect(server.output()).not.toMatch(/^\s+at /m)
    expect(server.output()).not.toContain('Error')
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })
})
