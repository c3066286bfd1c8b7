import { expect, it } from 'vitest'
import { integer, text } from '@/declaration'
import { openEmpty } from '../../../stores/empty'
import { label } from '../../declaration/plainArea'
import { sandboxOn } from './sandbox'

const no = text({ label })
const line = text({ label })
const { start, fresh } = await sandboxOn(openEmpty)

it('a renamed field keeps values, history and views', async () => {
  const first = await fresh({ no, remark: line })
  await first.save({ no: 'a', remark: 'one' })
  await first.save({ no: 'a', remark: 'two', version: 1 })
  const view = { area: 'thing', name: 'mine', filter: { remark: 'two' }, columns: ['remark'], sort: 'no' }
  expect(
    await first.ask('POST', '/user/saveview', {
      ...view,
      widths: { remark: 90 },
      request_id: 'view-0001',
    }),
  ).toMatchObject({ code: 0 })

  const then = await start({ no, note: text({ label, was: 'remark' }) })
  expect(then.said).toEqual(['thing: "remark" renamed to "note" (1 record)'])
  expect(await then.list('note=two')).toMatchObject([{ no: 'a', note: 'two' }])
  expect(await then.history('a')).toEqual([
    { note: ['one', 'two'] },
    { no: [null, 'a'], note: [null, 'one'] },
  ])
  expect(await then.ask('GET', '/user/views')).toMatchObject({
    data: { items: [{ filter: { note: 'two' }, columns: ['note'], widths: { note: 90 }, sort: 'no' }] },
  })
  expect(await then.save({ no: 'a', note: 'three', version: 2 })).toMatchObject({ note: 'three' })
})

it('what would lose values is refused in words, and nothing has happened; told to, it loses those alone', async () => {
  const first = await fresh({ no, level: line, remark: line })
  await first.save({ no: 'a', level: 'high', remark: 'x' })
  await first.save({ no: 'b', level: '2' })
  const wanted = { no, level: integer({ label }), note: text({ label, was: 'remark' }) }
  await expect(start(wanted)).rejects.toThrow(
    `The start is refused because it would lose data. Nothing has been changed.
  thing: "level" changed from text to integer, but values in 1 of 2 records do not fit`,
  )
  expect(await (await start({ no, level: line, remark: line })).list()).toMatchObject([
    { level: 'high', remark: 'x' },
    { level: '2' },
  ])
  const then = await start(wanted, {}, true)
  expect(then.said).toEqual([
    'thing: "remark" renamed to "note" (2 records)',
    'thing: "level" changed from text to integer (2 records, of which 1 lost the value)',
  ])
  expect(await then.list()).toMatchObject([{ level: 0, note: 'x' }, { level: 2 }])
})
