import { startPlatform } from '@mock/platform'
import type { JsonObject } from '@mock/platform/contract'
import type { ReplyTemplate } from '@resources/pay/replyTemplate/replyTemplate.area'
import { describe, expect, it } from 'vitest'
import { type Answer, dataOf } from './answers'
import { canStartPostgres } from './postgres'
import { TwoInstances } from './twoInstances'

interface Entry {
  readonly entry: number
  readonly operation_id: string
  readonly kind: string
  readonly version: number
  readonly changes: { readonly [field: string]: readonly [unknown, unknown] }
}

type Saved = ReplyTemplate & { readonly version: number }

describe.runIf(canStartPostgres())('two instances that keep one history', () => {
  const faults: string[] = []
  const both = new TwoInstances((options) =>
    startPlatform({ ...options, onError: (error, what) => void faults.push(`${what}: ${String(error)}`) }),
  )
  const { get, post } = both
  const made = async (title: string) =>
    dataOf<Saved>(await post(0, 'savereplytpl', { title, problem_type: null, content: 'x' }))
  const historyOf = async ({ template_id }: Saved, instance: number) =>
    dataOf<{ items: readonly Entry[] }>(
      await get(instance, `history?area=replyTemplate&id=${template_id}&limit=100`),
    ).items
  const form = (
    { template_id, problem_type, content }: Saved,
    version: number,
    title: string,
  ): JsonObject => ({
    ...{ template_id, problem_type, content, version, title },
  })

  it('of several saves from one version, one is done and the others are told of it', async () => {
    const one = await made('at once')
    let { version } = one
    for (let round = 0; round < 10; round++) {
      const answers: readonly Omit<Answer, 'status'>[] = await Promise.all(
        [0, 1, 0, 1].map((which, at) =>
          post(which, 'savereplytpl', form(one, version, `round ${round} by ${at}`)),
        ),
      )
      expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 10007, 10007, 10007])
      const winner = dataOf<Saved>(answers.find(({ code }) => code === 0) ?? expect.fail('nobody has saved'))
      for (const { code, data } of answers)
        if (code === 10007)
          expect(data).toMatchObject({ record: { title: winner.title, version: winner.version } })
      expect(winner.version).toBe(version + 1)
      version = winner.version
    }
    const entries = await historyOf(one, 1)
    expect(await historyOf(one, 0)).toEqual(entries)
    // Each version once, each from where the last one led to.
    expect(entries.map((entry) => entry.version)).toEqual(
      Array.from({ length: version }, (_, at) => version - at),
    )
    for (const [at, { changes }] of entries.entries())
      if (entries[at + 1]) expect(changes.title?.[0]).toBe(entries[at + 1]?.changes.title?.[1])
    expect(faults).toEqual([])
  })

  it('of several actions from one version, one is done', async () => {
    const one = await made('to be removed')
    const answers = await Promise.all(
      [0, 1, 0, 1].map((which, at) =>
        at % 2 === 0
          ? post(which, 'removereplytpl', { template_id: one.template_id, version: one.version })
          : post(which, 'savereplytpl', form(one, one.version, 'changed')),
      ),
    )
    const entries = await historyOf(one, 0)
    const done = answers.filter(({ code }) => code === 0)
    expect(done.length).toBeGreaterThan(0)
    // Either the change came first, and nothing is removed from the older version; or the removal did.
    const [first, ...more] = entries.map(({ kind }) => kind)
    expect(more).toEqual(['create'])
    expect(['change', 'remove']).toContain(first)
    if (first === 'change') expect(done).toHaveLength(1)
  })

  it('a job that both could do is one operation of each partner', async () => {
    both.now += 40 * 24 * 3600
    await Promise.all(both.platforms.map((platform) => platform.runDueJobs()))
    const passes = await both.query<{ pass: string; n: number }>(
      `select area || '.' || action as pass, count(*) as n from platform.operation
       where partner_id = $1 and way = 'job' and at = ${both.now} group by 1`,
    )
    expect(passes.length).toBeGreaterThan(0)
    expect(passes.filter(({ n }) => n !== 1)).toEqual([])
    expect(faults).toEqual([])
  })
})
