import { genericSeed } from '@mock/platform/areas/seed'
import { verdictsIn } from '@mock/platform/areas/verdicts'
import { describe, expect, it } from 'vitest'
import {
  boolean,
  choice,
  createRandom,
  day,
  defineResource,
  integer,
  l,
  removal,
  secondsPerDay,
  text,
  timestamp,
  type WireRecord,
} from '@/declaration'
import type { WrittenResource } from '@/declaration/written'
import { label } from '../declaration/plainArea'
import { startOfClock as now } from './started'

const act = { label: l('动作', 'Act', 'Acción'), icon: 'edit' } as const

const declaration = {
  name: 'holiday',
  path: '/holiday',
  label,
  icon: 'list',
  key: ['no'],
  title: 'name',
  fields: {
    no: integer({ label }),
    name: text({ label, max: 20 }),
    date: day({ label }),
    kind: choice({ label, of: { PAID: label, UNPAID: label, HALF: label } }),
    state: choice({ label, of: { OPEN: label, CLOSED: label }, initial: 'OPEN' }),
    is_fixed: boolean({ label }),
    seats: integer({ label, min: 0, max: 100_000 }),
    reminders: integer({ label, initial: 0 }),
    paid_time: timestamp({ label, nullable: true }),
    create_time: timestamp({ label }),
  },
  save: { fields: ['name', 'date', 'kind', 'seats'] },
  sample: { count: { small: 24, standard: 24, full: 24 } },
} as const satisfies WrittenResource

type Written = Partial<WrittenResource>

const samplesOf = async (more: Written = {}, count = 24): Promise<WireRecord[]> => {
  const resource = defineResource({ ...declaration, ...more } as WrittenResource)
  const found: WireRecord[] = []
  const context = {
    partnerId: 1,
    username: 'demo',
    size: 'small' as const,
    count,
    now,
    random: createRandom('holidays'),
    colleagues: async () => [],
    others: async () => [],
  }
  for await (const record of genericSeed(resource, () => ['no']).records(context))
    found.push(record as WireRecord)
  return found
}

/** The verdicts that some samples have, and those that none has. */
const saidOf = (more: Written, samples: readonly WireRecord[]) => {
  const verdicts = verdictsIn(defineResource({ ...declaration, ...more } as WrittenResource))
  const places = (isSaid: boolean) =>
    verdicts
      .filter(({ isOf }) => samples.some((record) => isOf(record, now)) === isSaid)
      .map(({ place }) => place)
  return { some: places(true), none: places(false) }
}

describe('samples of an area with refusals', () => {
  it.each<[string, Written]>([
    [
      'a number that is seldom drawn',
      { actions: { remove: removal({ refuse: [{ when: { seats: { atLeast: 99_999 } }, code: 41005 }] }) } },
    ],
    [
      'a time long ago',
      {
        actions: { remove: removal({ refuse: [{ when: { paid_time: { beforeDays: 300 } }, code: 41005 }] }) },
      },
    ],
    [
      'a time to come',
      {
        actions: {
          act: { ...act, when: { paid_time: { withinNextDays: 7 } }, effect: [{ set: { seats: 1 } }] },
        },
      },
    ],
    [
      'a count that the action counts on',
      {
        actions: {
          act: {
            ...act,
            when: { reminders: { atMost: 2 } },
            otherwise: 41005,
            effect: [{ set: { reminders: { add: 1 } } }],
          },
        },
      },
    ],
    [
      'several fields at once, one refusal after the other',
      {
        actions: {
          remove: removal({
            refuse: [
              { when: { kind: 'HALF', is_fixed: true, seats: 7 }, code: 41005 },
              { when: { kind: 'HALF', seats: { in: [7, 8] }, state: 'CLOSED' }, code: 41004 },
            ],
          }),
        },
      },
    ],
    [
      'what is done already',
      {
        actions: {
          act: {
            ...act,
            done: { state: 'CLOSED', seats: 0 },
            effect: [{ set: { state: 'CLOSED', seats: 0 } }],
          },
        },
      },
    ],
    [
      'the form',
      {
        save: {
          ...declaration.save,
          when: { name: { not: 'fixed' } },
          refuse: [{ when: { seats: 3 }, code: 41005 }],
        },
      },
    ],
  ])('hold for each reason one that is refused, and some that are let through: %s', async (_, more) => {
    const samples = await samplesOf(more)
    expect(saidOf(more, samples).none).toEqual([])
    expect(samples).toHaveLength(24)
    expect(new Set(samples.map(({ no }) => no)).size).toBe(24)
  })

  it('let an action through on as many as its tests use up', async () => {
    const actions = { act: { ...act, when: { seats: 4 }, effect: [{ set: { seats: 1 } }] } } as const
    expect((await samplesOf({ actions })).filter(({ seats }) => seats === 4)).toHaveLength(3)
  })

  it('were made before what is to have happened to them', async () => {
    const actions = {
      remove: removal({ refuse: [{ when: { paid_time: { beforeDays: 300 } }, code: 41005 }] }),
    }
    const old = (await samplesOf({ actions })).filter(
      ({ paid_time }) => Number(paid_time ?? now) < now - 300 * secondsPerDay,
    )
    expect(old).toHaveLength(1)
    expect(Number(old[0]?.create_time)).toBeLessThanOrEqual(Number(old[0]?.paid_time))
  })

  it('stay as they were drawn where all of it is there', async () => {
    const actions = { remove: removal({ refuse: [{ when: { is_fixed: true }, code: 41005 }] }) }
    expect(await samplesOf({ actions })).toEqual(await samplesOf())
  })

  it('change no more than it takes', async () => {
    const actions = { remove: removal({ refuse: [{ when: { seats: 7 }, code: 41005 }] }) }
    const [before, after] = [await samplesOf(), await samplesOf({ actions })]
    expect(after.filter((record, i) => JSON.stringify(record) !== JSON.stringify(before[i]))).toHaveLength(1)
  })

  it('are as the declaration wants them, even if that leaves a refusal untried', async () => {
    const actions = { remove: removal({ refuse: [{ when: { seats: 7 }, code: 41005 }] }) }
    const sample = { ...declaration.sample, values: { seats: [10, 20] } }
    const samples = await samplesOf({ actions, sample })
    expect(new Set(samples.map(({ seats }) => seats))).toEqual(new Set([10, 20]))
    expect(saidOf({ actions, sample }, samples).none).toEqual(['actions.remove.refuse[0]'])
  })

  it('keep for a partner with one sample what is said of that', async () => {
    const actions = { remove: removal({ refuse: [{ when: { seats: 7 }, code: 41005 }] }) }
    expect(await samplesOf({ actions }, 1)).toEqual(await samplesOf({}, 1))
  })
})
