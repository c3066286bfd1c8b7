import { createPlatform } from '@mock/platform/app'
import { areasOf } from '@mock/platform/areas'
import { MigrationRefused } from '@mock/platform/areas/migration/refused'
import type { Area } from '@mock/platform/contract'
import type { Sql, Store } from '@mock/store/sql'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { choice, type Field, type Fields, integer, tags, text } from '@/declaration'
import { openEmpty } from '../../../stores/empty'
import { forAllAsync } from '../../cases'
import { label } from '../../declaration/plainArea'
import { serverStore } from '../../platform-core/serverStore'
import { things } from './sandbox'

/** Kinds that whole numbers can be converted between; `word`: those that can also hold a word. */
const kinds = {
  text: { field: text({ label }), word: true, shows: (value: unknown) => String(value) },
  integer: { field: integer({ label }), word: false, shows: (value: unknown) => String(value) },
  choice: {
    field: choice({ label, of: { 1: label } }),
    word: true,
    shows: (value: unknown) => String(value),
  },
  tags: { field: tags({ label }), word: true, shows: (value: unknown) => String([value].flat()) },
  level: {
    field: choice({ label, numeric: true, of: { 1: label } }),
    word: false,
    shows: (value: unknown) => String(value),
  },
  numbers: {
    field: tags({ label, numeric: true }),
    word: false,
    shows: (value: unknown) => String([value].flat()),
  },
} as const satisfies Record<string, { field: Field; word: boolean; shows: (value: unknown) => string }>
type KindName = keyof typeof kinds

/** The expected content of a field, in each of the records. */
interface Known {
  readonly kind: KindName
  readonly values: readonly string[]
}
type World = { readonly [name: string]: Known }

const names = ['a', 'b', 'c', 'd'] as const
const name = fc.constantFrom(...names)
const kind = fc.constantFrom('text', 'integer', 'choice', 'tags', 'level', 'numbers')
const step = fc.oneof(
  fc.record({ does: fc.constant('rename'), from: name, to: name }),
  fc.record({ does: fc.constant('swap'), from: name, to: name }),
  fc.record({ does: fc.constant('remove'), from: name }),
  fc.record({ does: fc.constant('declare'), from: name, kind }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const isWord = (value: string) => !/^\d+$/.test(value)
const fits = ({ values }: Known, next: KindName) => kinds[next].word || !values.some(isWord)

/** The expected result of a step; undefined: it makes no sense or should be refused. */
interface Next {
  readonly world: World
  readonly was: Readonly<Record<string, string>>
  readonly removed: World
}

const without = (world: World, gone: string): World =>
  Object.fromEntries(Object.entries(world).filter(([one]) => one !== gone))

function after(world: World, removed: World, change: Step): Next | 'refused' | undefined {
  const { from } = change
  const known = world[from]
  if ('to' in change) {
    const { to } = change
    const other = world[to]
    if (!known || from === to) return undefined
    if (change.does === 'rename')
      return other
        ? undefined
        : { world: { ...without(world, from), [to]: known }, was: { [to]: from }, removed }
    return other
      ? { world: { ...world, [from]: other, [to]: known }, was: { [to]: from, [from]: to }, removed }
      : undefined
  }
  if (!('kind' in change))
    return known && { world: without(world, from), was: {}, removed: { ...removed, [from]: known } }
  const next = change.kind as KindName
  if (known)
    return fits(known, next)
      ? { world: { ...world, [from]: { ...known, kind: next } }, was: {}, removed }
      : 'refused'
  const kept = removed[from]
  // Left out: new ones, and those whose namesake does not fit. They are empty.
  if (!kept || !fits(kept, next)) return undefined
  return { world: { ...world, [from]: { ...kept, kind: next } }, was: {}, removed: without(removed, from) }
}

const rows = 3
const no = text({ label })

describe.each(Object.entries({ embedded: openEmpty, ...serverStore() }))(
  'on a store: %s',
  async (_, open) => {
    const store: Store = await open()
    const platform = await createPlatform({
      sql: store,
      areas: areasOf({ declarations: [] }),
      passwordRounds: 1,
    })
    afterAll(async () => {
      await platform.close()
      await store.close()
    })

    const areaOf = (world: World, was: Next['was']): Area => {
      const fields: Fields = Object.fromEntries(
        Object.entries(world).map(([one, known]) => [
          one,
          { ...kinds[known.kind].field, ...(was[one] !== undefined && { was: was[one] }) },
        ]),
      )
      const area = areasOf({ declarations: [things({ no, ...fields })] }).find((one) => one.name === 'thing')
      if (!area) throw new Error('there is no such area')
      return area
    }
    const start = async (world: World, was: Next['was'] = {}) =>
      store.transaction(async (sql: Sql) => {
        const area = areaOf(world, was)
        await area.migrate?.(sql, { tell: () => {}, discards: false, later: () => {} })
        for (const statement of area.schema ?? []) await sql.exec(statement)
      })
    const shown = async (world: World) => {
      const all = await store.query<Record<string, unknown>>('select * from area.thing order by no')
      return Object.fromEntries(
        Object.entries(world).map(([one, known]) => [
          one,
          all.map((row) => kinds[known.kind].shows(row[one])),
        ]),
      )
    }
    const wanted = (world: World) =>
      Object.fromEntries(Object.entries(world).map(([one, { values }]) => [one, values]))

    const value = fc.oneof(fc.integer({ min: 1, max: 99 }).map(String), fc.constantFrom('one', 'two'))
    const values = fc.array(value, { minLength: rows, maxLength: rows })

    it('no sequence of renames, removals and changes of kind loses a value that can be kept', {
      timeout: 600_000,
    }, async () => {
      let refusals = 0
      let moves = 0
      await forAllAsync(
        [values, values, fc.array(step, { minLength: 4, maxLength: 10 })],
        { runs: 120 },
        async (ofA, ofB, steps) => {
          let world: World = { a: { kind: 'text', values: ofA }, b: { kind: 'text', values: ofB } }
          let removed: World = {}
          await store.exec(
            "drop table if exists area.thing; delete from platform.area_shape where area = 'thing'",
          )
          await start(world)
          for (let row = 0; row < rows; row++)
            await store.query('insert into area.thing (partner_id, no, a, b) values (1, $1, $2, $3)', [
              String(row),
              ofA[row] ?? '',
              ofB[row] ?? '',
            ])
          for (const change of steps) {
            const next = after(world, removed, change)
            if (next === undefined) continue
            if (next === 'refused') {
              refusals++
              const { from } = change
              const known = world[from]
              if (!known || !('kind' in change)) throw new Error('only a change of kind is refused')
              const asked = { ...world, [from]: { ...known, kind: change.kind as KindName } }
              await expect(start(asked)).rejects.toThrow(MigrationRefused)
            } else {
              moves++
              // Repeating the same change in the same words would have no effect.
              if (change.does === 'swap') await start(world)
              await start(next.world, next.was)
              world = next.world
              removed = next.removed
            }
            expect(await shown(world)).toEqual(wanted(world))
          }
        },
      )
      expect(refusals).toBeGreaterThan(20)
      expect(moves).toBeGreaterThan(150)
    })
  },
)
