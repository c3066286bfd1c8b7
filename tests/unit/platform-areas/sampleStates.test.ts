import { genericSeed } from '@mock/platform/areas/seed'
import { describe, expect, it } from 'vitest'
import {
  boolean,
  choice,
  createRandom,
  defineResource,
  integer,
  l,
  text,
  timestamp,
  type WireRecord,
} from '@/declaration'
import type { WrittenResource } from '@/declaration/written'
import { label } from '../declaration/plainArea'
import { startOfClock } from './started'

const states = { OPEN: label, ANSWERED: label, CLOSED: label, WITHDRAWN: label }
const action = { label: l('动作', 'Act', 'Acción'), icon: 'edit' } as const

const declaration = {
  name: 'visit',
  path: '/visit',
  label,
  icon: 'list',
  key: ['no'],
  title: 'name',
  fields: {
    no: integer({ label }),
    name: text({ label }),
    state: choice({ label, of: states, initial: 'OPEN' }),
    note: text({ label }),
    answer: text({ label }),
    why: text({ label, nullable: true }),
    close_time: timestamp({ label, nullable: true }),
    reminders: integer({ label, initial: 0 }),
  },
  save: { fields: ['name', 'note'] },
  actions: {
    answer: {
      ...action,
      when: { state: 'OPEN' },
      asks: ['answer'],
      effect: [{ set: { state: 'ANSWERED' } }],
    },
    remind: { ...action, when: { state: 'OPEN' }, effect: [{ set: { reminders: { add: 1 } } }] },
    close: {
      ...action,
      when: { state: { in: ['ANSWERED'] } },
      effect: [{ set: { state: 'CLOSED', close_time: { from: 'now' } } }],
    },
    withdraw: {
      ...action,
      when: { state: 'OPEN' },
      asks: ['why'],
      effect: [{ set: { state: 'WITHDRAWN' } }],
    },
  },
} as const satisfies WrittenResource

/** Two hundred samples, by their states. */
const samplesOf = async (written: WrittenResource): Promise<Map<string, WireRecord[]>> => {
  const { records } = genericSeed(defineResource(written), () => ['no'])
  const found = new Map<string, WireRecord[]>()
  const context = {
    partnerId: 1,
    username: 'demo',
    size: 'small' as const,
    count: 200,
    now: startOfClock,
    random: createRandom('visits'),
    colleagues: async () => [],
    others: async () => [],
  }
  for await (const record of records(context)) {
    const state = String(record.state)
    found.set(state, [...(found.get(state) ?? []), record as WireRecord])
  }
  return found
}

/** The states in which some records have a value that is not empty, and those in which all have. */
const standing = (samples: Map<string, WireRecord[]>, field: string) => {
  const states = (those: 'some' | 'every') =>
    [...samples]
      .flatMap(([state, records]) => (records[those]((one) => Boolean(one[field])) ? [state] : []))
      .sort()
  return { some: states('some'), all: states('every') }
}

describe('samples of an area with states', async () => {
  const samples = await samplesOf(declaration)

  it.each([
    ['answer', ['ANSWERED', 'CLOSED']],
    ['why', ['WITHDRAWN']],
    ['close_time', ['CLOSED']],
    ['note', ['ANSWERED', 'CLOSED', 'OPEN', 'WITHDRAWN']],
  ])('have "%s" in %j and nowhere else', (field, where) => {
    expect(standing(samples, field)).toEqual({ some: where, all: where })
  })

  it('have been counted on twice at most', () => {
    const counts = [...samples.values()].flat().map(({ reminders }) => reminders)
    expect([...new Set(counts)].sort()).toEqual([0, 1, 2])
  })

  it('are as the declaration says where it says something', async () => {
    const told = await samplesOf({
      ...declaration,
      sample: { values: { answer: ['here', ''], reminders: [7] } },
    })
    expect(standing(told, 'answer').some).toHaveLength(4)
    expect(told.get('OPEN')?.[0]).toMatchObject({ reminders: 7 })
  })

  it('hold to a case where it speaks, and to the actions elsewhere', async () => {
    const cases = [{ when: { state: 'CLOSED' }, values: { answer: ['kept'] } }]
    const told = await samplesOf({ ...declaration, sample: { cases } })
    expect(standing(told, 'answer').all).toEqual(['ANSWERED', 'CLOSED'])
    expect(told.get('CLOSED')?.[0]).toMatchObject({ answer: 'kept' })
  })

  it('take the words of an answer from the declaration, and leave it where it belongs', async () => {
    const told = await samplesOf({ ...declaration, sample: { values: { answer: ['here'] } } })
    expect(standing(told, 'answer').all).toEqual(['ANSWERED', 'CLOSED'])
    expect(told.get('CLOSED')?.[0]).toMatchObject({ answer: 'here' })
  })

  it('keep what stands when a button of the form leads on', async () => {
    const button = { label, when: { state: 'CLOSED' }, effect: [{ set: { state: 'WITHDRAWN' } }] } as const
    const sent = await samplesOf({ ...declaration, save: { ...declaration.save, buttons: [button] } })
    expect(standing(sent, 'answer').all).toEqual(['ANSWERED', 'CLOSED', 'WITHDRAWN'])
  })

  it('lose on a way back what is cleared there', async () => {
    const reopen = {
      ...action,
      when: { state: 'CLOSED' },
      effect: [{ set: { state: 'OPEN', close_time: null } }],
    } as const
    const back = await samplesOf({ ...declaration, actions: { ...declaration.actions, reopen } })
    expect(standing(back, 'close_time').some).toEqual(['CLOSED'])
    // Records that still need an answer have none.
    expect(standing(back, 'answer').all).toEqual(['ANSWERED', 'CLOSED'])
  })
})

describe('samples of an area in which some things may not be done', async () => {
  const pinned = await samplesOf({
    ...declaration,
    fields: {
      ...declaration.fields,
      stars: integer({ label, min: 1, max: 5 }),
      is_pinned: boolean({ label }),
      pin_time: timestamp({ label, nullable: true }),
    },
    save: { fields: ['name', 'stars'] },
    actions: {
      ...declaration.actions,
      pin: {
        ...action,
        when: { is_pinned: false },
        refuse: [{ when: { stars: { atMost: 3 } }, code: 10006 }],
        effect: [{ set: { is_pinned: true, pin_time: { from: 'now' } } }],
      },
    },
  })
  const all = [...pinned.values()].flat()

  it('have had it done only where it may be', () => {
    const stars = new Set(all.flatMap((one) => (one.is_pinned ? [one.stars] : [])))
    expect([...stars].sort()).toEqual([4, 5])
  })

  it('are there for both who may and who may not', () => {
    expect(all.some((one) => !one.is_pinned && Number(one.stars) > 3)).toBe(true)
    expect(all.some((one) => !one.is_pinned && Number(one.stars) <= 3)).toBe(true)
  })

  it('of an area without a choice have by yes and no what is left behind', async () => {
    const { state: _state, ...fields } = declaration.fields
    const answered = await samplesOf({
      ...declaration,
      fields: { ...fields, state: boolean({ label }) },
      actions: {
        answer: { ...action, when: { state: false }, asks: ['answer'], effect: [{ set: { state: true } }] },
      },
      sample: { values: { answer: ['here'] } },
    })
    expect(standing(answered, 'answer')).toEqual({ some: ['true'], all: ['true'] })
  })
})
