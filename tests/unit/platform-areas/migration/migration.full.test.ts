import { describe, expect, it } from 'vitest'
import { integer, money, text } from '@/declaration'
import { openEmpty } from '../../../stores/empty'
import { label } from '../../declaration/plainArea'
import { serverStore } from '../../platform-core/serverStore'
import { sandboxOn, things } from './sandbox'

const no = text({ label })
const line = text({ label })

describe.each(Object.entries({ embedded: openEmpty, ...serverStore() }))(
  'on a store: %s',
  async (kind, open) => {
    const { store, start, startWith, startTogether, fresh } = await sandboxOn(open)

    it('says nothing where nothing has changed', async () => {
      expect((await fresh({ no, remark: line })).said).toEqual([])
      expect((await start({ no, remark: line })).said).toEqual([])
    })

    it('a rename without "was" is mended by saying it afterwards', async () => {
      const first = await fresh({ no, remark: line })
      await first.save({ no: 'a', remark: 'one' })
      expect((await start({ no, note: line })).said).toEqual([
        'thing: "remark" removed; the values of 1 record are kept, and come back with the field',
        'thing: "note" added (empty in 1 record)',
      ])
      const then = await start({ no, note: text({ label, was: 'remark' }) })
      expect(then.said).toEqual([
        'thing: "note" removed, which held nothing',
        'thing: "remark" renamed to "note" (1 record)',
      ])
      expect(await then.list()).toMatchObject([{ note: 'one' }])
    })

    it('"was" may be left out afterwards, and a rename can be taken back', async () => {
      const renamed = text({ label, was: 'remark' })
      await (await fresh({ no, remark: line })).save({ no: 'a', remark: 'one' })
      await start({ no, note: renamed })
      expect((await start({ no, note: line })).said).toEqual([])
      const again = await start({ no, remark: text({ label, was: 'note' }) })
      expect(again.said).toEqual(['thing: "note" renamed to "remark" (1 record)'])
      await start({ no, note: renamed })
      const back = await start({ no, remark: line })
      expect(back.said).toEqual(['thing: "note" renamed to "remark" (1 record)'])
      expect(await back.list()).toMatchObject([{ remark: 'one' }])
      expect(await back.history('a')).toEqual([{ no: [null, 'a'], remark: [null, 'one'] }])
    })

    it('an added field begins with its initial value, also in records that are there', async () => {
      await (await fresh({ no })).save({ no: 'a' })
      const then = await start({ no, level: integer({ label, initial: 3 }), remark: line })
      expect(then.said).toEqual([
        'thing: "level" added (3 in 1 record)',
        'thing: "remark" added (empty in 1 record)',
      ])
      expect(await then.list()).toMatchObject([{ level: 3, remark: '' }])
    })

    it('a removed field comes back with its values, also as another kind that they fit', async () => {
      const first = await fresh({ no, level: line })
      await first.save({ no: 'a', level: '7' })
      const without = await start({ no })
      await without.save({ no: 'b' })
      const then = await start({ no, level: integer({ label }) })
      expect(then.said).toEqual([
        'thing: "level" is back with its values (2 records)',
        'thing: "level" changed from text to integer (2 records)',
      ])
      expect(await then.list()).toMatchObject([
        { no: 'a', level: 7 },
        { no: 'b', level: 0 },
      ])
    })

    it('values that do not fit the field that comes back stay aside', async () => {
      const first = await fresh({ no, level: line })
      await first.save({ no: 'a', level: 'high' })
      await start({ no })
      const then = await start({ no, level: integer({ label }) })
      expect(then.said).toEqual([
        'thing: "level" is back with its values (1 record)',
        'thing: "level" added (1 record); the values of its namesake do not fit, and stay aside',
      ])
      expect(await then.list()).toMatchObject([{ level: 0 }])
      await start({ no })
      expect(await (await start({ no, level: line })).list()).toMatchObject([{ level: 'high' }])
    })

    it('two fields change places', async () => {
      await (await fresh({ no, a: line, b: line })).save({ no: 'x', a: '1', b: '2' })
      const swapped = { no, a: text({ label, was: 'b' }), b: text({ label, was: 'a' }) }
      const then = await start(swapped)
      expect(await then.list()).toMatchObject([{ a: '2', b: '1' }])
      expect(await then.history('x')).toEqual([{ no: [null, 'x'], a: [null, '2'], b: [null, '1'] }])
      expect((await start(swapped)).said).toEqual([])
    })

    it('another kind takes over every value, and what the history knows', async () => {
      const price = money({ label, unit: 'fen' })
      const first = await fresh({ no, price })
      await first.save({ no: 'a', price: 12_900 })
      await first.save({ no: 'a', price: 50, version: 1 })
      const then = await start({ no, price: line })
      expect(then.said).toEqual(['thing: "price" changed from money (fen) to text (1 record)'])
      expect(await then.list()).toMatchObject([{ price: '0.50' }])
      expect(await then.history('a')).toMatchObject([
        { price: ['129.00', '0.50'] },
        { price: [null, '129.00'] },
      ])
      expect(await then.save({ no: 'b', price: 'free' })).toMatchObject({ price: 'free' })
    })

    it('null becomes empty where it is no longer allowed', async () => {
      await (await fresh({ no, remark: text({ label, nullable: true }) })).save({ no: 'a', remark: null })
      const then = await start({ no, remark: line })
      expect(then.said).toEqual(['thing: "remark" is never null any more (null became empty in 1 record)'])
      expect(await then.list()).toMatchObject([{ remark: '' }])
      const again = await start({ no, remark: text({ label, nullable: true }) })
      expect(await again.save({ no: 'a', remark: null, version: 1 })).toMatchObject({ remark: null })
    })

    it('another key takes the history along; records that it cannot tell apart are not lost unasked', async () => {
      const fields = { no, code: line }
      const first = await fresh(fields)
      await first.save({ no: 'a', code: 'x' })
      await first.save({ no: 'b', code: 'y' })
      const then = await start(fields, { key: ['code'] })
      expect(then.said).toEqual(['thing: the key changed from no to code (2 records)'])
      expect(await then.history('y')).toEqual([{ no: [null, 'b'], code: [null, 'y'] }])
      expect(await then.ask('POST', '/user/savething', { no: 'z', code: 'y' })).toMatchObject({ code: 10005 })

      const both = await start(fields, { key: ['no', 'code'] })
      await both.save({ no: 'a', code: 'y' })
      await expect(start(fields)).rejects.toThrow(
        'thing: the key changed from no, code to no, but 1 of 3 records would have the key of another',
      )
      expect((await start(fields, {}, true)).said).toEqual([
        'thing: the key changed from no, code to no (3 records, of which 1 had the key of another and are lost)',
      ])
    })

    it('a key of another kind or name still finds its records', async () => {
      await (await fresh({ no: integer({ label }) }, {})).save({ no: 7 })
      const then = await start({ code: text({ label, was: 'no' }) }, { key: ['code'] })
      expect(await then.list()).toMatchObject([{ code: '7' }])
      expect(await then.history('7')).toEqual([{ code: [null, '7'] }])
    })

    it('an area that goes keeps its records until it comes back', async () => {
      const fields = { no, remark: line }
      await (await fresh(fields)).save({ no: 'a', remark: 'one' })
      const other = { ...things({ no }), name: 'other', path: '/test/other' as const }
      const calls = { list: { ...other.list, call: 'GET /user/otherlist' as const }, save: undefined }
      const without = await startWith([{ ...other, ...calls }])
      expect(without.said).toEqual([
        'thing: no longer declared; its table is kept (1 record) and comes back with the declaration',
      ])
      const then = await start(fields)
      expect(then.said).toMatchObject([expect.stringContaining('other: no longer declared')])
      expect(await then.list()).toMatchObject([{ remark: 'one' }])
    })

    it('a table of a release that kept no shapes is migrated too', async () => {
      const first = await fresh({ no, remark: line, level: integer({ label }), gone: line })
      await first.save({ no: 'a', remark: 'one', level: 5, gone: 'kept' })
      await store.exec('drop table platform.area_shape')
      const then = await start({ no, note: text({ label, was: 'remark' }), level: line })
      expect(then.said).toEqual([
        'thing: "gone" removed; the values of 1 record are kept, and come back with the field',
        'thing: "remark" renamed to "note" (1 record)',
        'thing: "level" changed from integer to text (1 record)',
      ])
      expect(await then.list()).toMatchObject([{ note: 'one', level: '5' }])
    })

    it('of instances that start at once one migrates, and the others find it done', async () => {
      const first = await fresh({ no, price: money({ label, unit: 'fen' }), remark: line })
      await first.save({ no: 'a', price: 12_900, remark: 'one' })
      const instances = await startTogether(3, { no, price: line, note: text({ label, was: 'remark' }) })
      expect(instances.flatMap(({ said }) => said)).toEqual([
        'thing: "remark" renamed to "note" (1 record)',
        'thing: "price" changed from money (fen) to text (1 record)',
      ])
      for (const [index, one] of instances.entries()) {
        await one.save({ no: `b${index}`, note: 'two' })
        expect(await one.list()).toContainEqual(expect.objectContaining({ price: '129.00', note: 'one' }))
      }
      expect(await instances[0]?.list()).toHaveLength(4)
    })

    // An embedded store has one instance.
    if (kind === 'server')
      it('a start that changes nothing waits for no call that another instance answers', async () => {
        await fresh({ no })
        await store.transaction(async (sql) => {
          await sql.exec('lock table platform.account, platform.session, area.thing in row exclusive mode')
          expect((await start({ no })).said).toEqual([])
        })
      })

    it('indexes that nothing asks for any more are dropped', async () => {
      const indexes = async () =>
        (
          await store.query<{ n: number }>(`select count(*) as n from pg_indexes where tablename = 'thing'`)
        )[0]?.n
      await fresh({ no, a: line, b: line }, { list: { ...things({ no }).list, sortable: ['no', 'a', 'b'] } })
      const many = await indexes()
      await start({ no, a: line, b: line }, { list: { ...things({ no }).list, sortable: ['no'] } })
      expect(await indexes()).toBe(Number(many) - 2)
    })
  },
)
