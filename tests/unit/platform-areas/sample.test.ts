import { genericSeed } from '@mock/platform/areas/seed'
import { describe, expect, it } from 'vitest'
import {
  choice,
  createRandom,
  integer,
  type Resource,
  tags,
  text,
  timestamp,
  type WireRecord,
} from '@/declaration'
import { label, plainArea } from '../declaration/plainArea'

const now = 1_717_200_000

const letters: Resource = {
  ...plainArea('/letter'),
  key: ['letter_id'],
  title: 'subject',
  fields: {
    letter_id: integer({ label }),
    subject: text({ label }),
    words: tags({ label }),
    state: choice({ label, of: { DRAFT: label, REFUSED: label, DONE: label } }),
    reason: text({ label }),
    made_time: timestamp({ label }),
    audit_time: timestamp({ label, nullable: true }),
  },
  save: { call: 'POST /test/saveletter', fields: ['subject'], stamp: { made: 'made_time' } },
  sample: {
    count: { small: 90, standard: 90, full: 90 },
    records: [{ subject: 'one', words: ['a'] }, { subject: 'two' }, { subject: 'three', state: 'DRAFT' }],
    values: { state: { DRAFT: 1, REFUSED: 1, DONE: 3 }, reason: [''], words: [[]] },
    cases: [
      { when: { subject: 'two' }, values: { state: ['DONE'] } },
      { when: { state: 'REFUSED' }, values: { reason: ['dull', 'long'] } },
      { when: { state: 'DRAFT' }, values: { audit_time: [null] } },
    ],
  },
}

async function samplesOf(resource: Resource, count: number): Promise<WireRecord[]> {
  const seed = genericSeed(resource, () => '')
  const random = createRandom('letters')
  const none = async () => []
  const context = { partnerId: 1, username: 'u', size: 'small', count, now, random } as const
  const records: WireRecord[] = []
  for await (const record of seed.records({ ...context, colleagues: none, others: none }))
    records.push(record)
  return records
}

describe('declared samples', async () => {
  const records = await samplesOf(letters, 90)
  const subjectsWhere = (wanted: (record: WireRecord) => boolean) =>
    new Set(records.filter(wanted).map(({ subject }) => subject))

  it('take the written records in turn, and draw what one leaves open', () => {
    expect(records.slice(0, 4).map(({ subject }) => subject)).toEqual(['one', 'two', 'three', 'one'])
    expect(records.slice(0, 2).map(({ words }) => words)).toEqual([['a'], []])
    expect(subjectsWhere(({ state }) => state === 'REFUSED')).toEqual(new Set(['one']))
    expect(records.map(({ letter_id }) => letter_id)).toEqual(records.map((_, index) => index + 1))
  })

  it('hang together as the cases say, a later case seeing what an earlier one made', () => {
    for (const { subject, state, reason, audit_time } of records) {
      if (subject === 'two') expect(state).toBe('DONE')
      expect(['dull', 'long'].includes(String(reason))).toBe(state === 'REFUSED')
      expect(audit_time === null).toBe(state === 'DRAFT')
    }
    expect(new Set(records.map(({ state }) => state))).toEqual(new Set(['DRAFT', 'REFUSED', 'DONE']))
  })

  it('were made at the time that the area stamps', () => {
    for (const { made_time, audit_time } of records)
      if (audit_time !== null) expect(Number(audit_time)).toBeGreaterThanOrEqual(Number(made_time))
  })
})
