import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { code, type Json, l, money, type Resource } from '@/declaration'
import { noteAnswer } from '@/platform/answers'
import { watchAnswers } from '@/shell/contract/watchAnswers'
import { watchPreference } from '@/shell/contract/watchPreference'
import { clearErrorLog, errorLogText, readErrorLog } from '@/shell/errorLog/errorLog'
import { plainArea } from '../declaration/plainArea'

const label = l('金额', 'Amount', 'Importe')
/** An area with its own call, because findings are remembered until the page is left. */
const areaOf = (name: string): Resource => ({
  ...plainArea(`/${name}`),
  fields: { no: code({ label }), amount: money({ label, unit: 'fen' }) },
})

const answer = (resource: Resource, ...amounts: Json[]): void => {
  const items = amounts.map((amount, index) => ({ no: `K${index}`, amount }))
  noteAnswer({
    of: 'list',
    resource,
    asked: { page: 1, limit: 20, sort: { field: 'no', order: 'ASC' } },
    data: { items, total: items.length },
  })
}

let stop = () => {}
const warnings: string[] = []
/** Starts the watch for the area as declared. */
const watch = (resource: Resource, random?: () => number) => {
  const read = (name: string) => (name === resource.name ? resource : undefined)
  const fileOf = async (name: string) => `resources/${name}.area.ts`
  const hashOf = async (name: string) => `hash of ${name}`
  stop = watchAnswers({ areas: { read }, fileOf, hashOf }, random)
}
/** Longer than Node, which has no idle callback, waits before answers are checked, ms. */
const idle = 10_000
/**
 * Lets the browser become idle. We cannot wait until no timer is left: timers from an earlier file in this process may never end,
 * like that of a PostgreSQL in WebAssembly, which restarts itself.
 */
const rest = async () => {
  await vi.advanceTimersByTimeAsync(idle)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(idle)
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_780_000_000_000 })
  vi.stubGlobal('location', new URL('https://console.example/pay/tradelist?page=2'))
  vi.stubGlobal('navigator', { userAgent: 'Browser/1' })
  vi.stubGlobal('document', { cookie: '' })
  warnings.length = 0
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text))
})
afterEach(() => {
  stop()
  clearErrorLog()
  watchPreference.write('off')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('watching answers', () => {
  it('logs what is found once, with how often, in words of three languages and with the edit', async () => {
    watchPreference.write('all')
    const area = areaOf('once')
    watch(area)
    answer(area, 100, 1.5, 2.5)
    answer(area, 3.5)
    expect(readErrorLog()).toEqual([])
    await rest()
    expect(readErrorLog()).toMatchObject([
      {
        source: 'contract',
        count: 2,
        isNote: false,
        address: '',
        words: {
          zh: 'GET /user/once amount：金额或比例的单位不符，4 行中有 3 行（收到小数）',
          en: 'GET /user/once amount: it is in another unit, in 3 of 4 rows (it was a number with decimals)',
          es: 'GET /user/once amount: está en otra unidad, en 3 de 4 filas (era un número con decimales)',
        },
        edit: "resources/once.area.ts: fields.amount: money({ …, unit: 'yuan' })",
        declaration: 'hash of once',
      },
    ])
    expect(errorLogText(readErrorLog())).toContain("fields.amount: money({ …, unit: 'yuan' })")
    expect(errorLogText(readErrorLog())).toContain('declaration hash of once')
    expect(warnings).toHaveLength(1)
  })

  it('checks one answer in twenty, and of one call three in a minute', async () => {
    watchPreference.write('some')
    const area = areaOf('sampled')
    let chance = 0.05
    watch(area, () => chance)
    answer(area, 1.5)
    await rest()
    expect(readErrorLog()).toEqual([])
    chance = 0.04
    for (let time = 0; time < 5; time++) answer(area, 1.5)
    await rest()
    expect(readErrorLog()).toMatchObject([{ count: 3 }])
    vi.setSystemTime(Date.now() + 60_000)
    answer(area, 1.5)
    await rest()
    expect(readErrorLog()).toMatchObject([{ count: 4 }])
    expect(warnings).toEqual([])
  })

  it.each([
    ['all', 1],
    ['some', 0],
  ] as const)('leaves notes to those who watch all answers: %s', async (wanted, count) => {
    watchPreference.write(wanted)
    const area = areaOf(`notes${wanted}`)
    watch(area, () => 0)
    answer(area, '100')
    await rest()
    expect(readErrorLog()).toHaveLength(count)
  })

  it('looks at nothing when it is off', async () => {
    watchPreference.write('off')
    const area = areaOf('off')
    watch(area, () => 0)
    answer(area, 1.5)
    await rest()
    expect(readErrorLog()).toEqual([])
  })

  it('leaves the answer as it is', async () => {
    watchPreference.write('all')
    const area = areaOf('same')
    watch(area)
    const row = Object.freeze({ no: 'K1', amount: '1.5', other: Object.freeze(['x']) })
    const data = Object.freeze({ items: Object.freeze([row]), total: '1' })
    const asked = { page: 1, limit: 20, sort: { field: 'no', order: 'ASC' } } as const
    expect(() => noteAnswer({ of: 'list', resource: area, asked, data })).not.toThrow()
    await rest()
    expect(readErrorLog().length).toBeGreaterThan(0)
  })
})
