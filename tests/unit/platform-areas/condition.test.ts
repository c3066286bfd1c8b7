import { conditionSql } from '@mock/platform/areas/condition'
import { insertRows } from '@mock/platform/areas/rows'
import { Parameters } from '@mock/platform/areas/sqlText'
import { schemaOfTable, tableOf } from '@mock/platform/areas/tables'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { type Condition, holds, type WireRecord } from '@/declaration'
import { openEmpty } from '../../stores/empty'
import { forAllAsync } from '../cases'
import { everyKind } from './everyKind'

const now = 1_717_200_000
const day = 86_400
const table = tableOf(everyKind)
const partnerId = 1

/** A week ago, yesterday, today and tomorrow, and a text that looks like a day. */
const days = ['2024-05-25', '2024-05-31', '2024-06-01', '2024-06-02', '2024-06-0x']
const texts = [...days, '', 'a', 'A', '有效', "it's", 'null', '0', '%', 'true']
const numbers = [0, 1, 7, -3, 2.5, now, now + 1, now - day, now + 7 * day]
const scalars = [...texts, ...numbers, true, false]

const orNull = <T extends string | number>(values: readonly T[]) => fc.constantFrom<T | null>(...values, null)
const whole = numbers.filter(Number.isInteger)
const [title, size] = [fc.constantFrom(...texts), fc.constantFrom(...whole)]
const records: fc.Arbitrary<WireRecord> = fc.record({
  title,
  note: orNull(texts),
  count: size,
  seen_time: orNull(whole),
  due_date: fc.constantFrom('', ...days),
  active: fc.boolean(),
  tags: fc.subarray(['a', 'b']),
  // Parts of an object may be missing: it is kept as it was written.
  box: fc.record({ on: fc.boolean(), size, name: title, none: fc.constant(null) }, { requiredKeys: [] }),
})

const parts = ['box.on', 'box.size', 'box.name', 'box.none']
const paths = [
  'title',
  'note',
  'count',
  'seen_time',
  'due_date',
  'active',
  'tags',
  'box',
  ...parts,
  'nothing',
]
const scalar = fc.constantFrom(...scalars)
const demand = fc.oneof(
  scalar,
  fc.record(
    {
      is: scalar,
      not: scalar,
      in: fc.array(scalar, { maxLength: 3 }),
      notIn: fc.array(scalar, { maxLength: 3 }),
      atLeast: fc.constantFrom(...numbers),
      atMost: fc.constantFrom(...numbers),
      set: fc.boolean(),
      lacks: fc.subarray(texts, { maxLength: 3 }),
      withinLastDays: fc.constantFrom(0, 1, 30),
      withinNextDays: fc.constantFrom(0, 1, 7),
      beforeDays: fc.constantFrom(-7, 0, 1),
    },
    { requiredKeys: [] },
  ),
)
const all = fc.dictionary(fc.constantFrom(...paths), demand, { maxKeys: 3 })
const conditions: fc.Arbitrary<Condition | undefined> = fc.oneof(
  fc.constant(undefined),
  all,
  fc.array(all, { maxLength: 3 }),
)

const store = await openEmpty()
for (const statement of schemaOfTable(everyKind, table)) await store.exec(statement)
afterAll(() => store.close())

it('selects exactly the records for which the condition holds', async () => {
  const several = { minLength: 1, maxLength: 12 }
  const questions = fc.array(conditions, several)
  await forAllAsync([fc.array(records, several), questions], { runs: 60 }, async (some, asked) => {
    await store.query(`delete from ${table.sql}`)
    const numbered = some.map((record, i) => ({ ...record, code: `R${i}` }))
    await insertRows({ sql: store, table, partnerId }, numbered)
    for (const condition of asked) {
      const params = new Parameters()
      const where = conditionSql(table, condition, now, params)
      const rows = await store.query<{ code: string }>(
        `select code from ${table.sql} where ${where} order by code collate "C"`,
        params.values,
      )
      const wanted = numbered.filter((record) => holds(condition, record, now)).map(({ code }) => code)
      expect(
        rows.map(({ code }) => code),
        JSON.stringify(condition),
      ).toEqual(wanted.sort())
    }
  })
})
