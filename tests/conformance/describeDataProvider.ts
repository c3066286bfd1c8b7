import type { DataProvider, RaRecord } from 'react-admin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { records, type Template } from './templates'

/** A data provider over the 25 records, and how it may differ from others within the contract. */
export interface Subject {
  readonly provider: DataProvider
  /** react-admin's name of the area. */
  readonly resource: string
  /**
   * What getMany does about an unknown id. react-admin matches results by id, so a provider may leave it out; it may also refuse.
   */
  readonly missingInMany: 'left out' | 'rejected'
  /** Whether a request can be aborted. react-admin only passes a signal to a provider that says so. */
  readonly aborts: boolean
  /** Whether it refuses to overwrite somebody else's save. A plain REST store has no versions. */
  readonly versions: boolean
  stop(): Promise<void>
}

const listed = (
  pick: (record: Template) => string | number,
  order: 'ASC' | 'DESC',
  keep: (record: Template) => boolean = () => true,
) => {
  const sign = order === 'ASC' ? 1 : -1
  return records
    .filter(keep)
    .sort((a, b) => (pick(a) < pick(b) ? -sign : sign))
    .map((record) => record.template_id)
}

/** The order that lists have in these tests unless they sort. */
const newest = (keep?: (record: Template) => boolean) => listed((one) => one.update_time, 'DESC', keep)

const idsOf = (rows: readonly RaRecord[]) => rows.map(({ id }) => id)

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => error,
  )

/**
 * What react-admin expects of a data provider, as tests: run it over several and they agree.
 *
 * @param make starts the provider on the 25 records of `templates`; called once, before the first test
 */
export function describeDataProvider(name: string, make: () => Promise<Subject>): void {
  describe(name, () => {
    let subject: Subject
    let provider: DataProvider
    let resource: string

    beforeAll(async () => {
      subject = await make()
      provider = subject.provider
      resource = subject.resource
    })
    afterAll(() => subject.stop())

    const sort = { field: 'update_time', order: 'DESC' } as const
    const list = (page: number, perPage: number, filter: object = {}, by: object = sort) =>
      provider.getList(resource, { pagination: { page, perPage }, sort: { ...sort, ...by }, filter })
    const total = async () => (await list(1, 10)).total
    /** A record for one test, removed again by `drop`. */
    const add = async (change: Partial<Template> = {}): Promise<RaRecord> => {
      const data = {
        template_name: 'made',
        mail_type: 'TRIGGER',
        subject: 'Hello',
        content: '<p>Hi</p>',
        sent: 0,
        ...change,
      }
      return (await provider.create(resource, { data })).data
    }
    const one = async (id: RaRecord['id']): Promise<RaRecord> =>
      (await provider.getOne(resource, { id })).data
    const drop = (rows: readonly RaRecord[]) => provider.deleteMany(resource, { ids: idsOf(rows) })

    describe('getList', () => {
      it('gives the rows of a page, each under its id, and the number of all', async () => {
        const first = await list(1, 10)
        expect(idsOf(first.data)).toEqual(newest().slice(0, 10))
        expect(first.total).toBe(25)
        const { template_id, template_name, mail_type, sent } =
          records.find((record) => record.template_id === first.data[0].id) ?? {}
        expect(first.data[0]).toMatchObject({ id: template_id, template_name, mail_type, sent })
      })

      it.each([
        ['the rest on the last page', 3, 10],
        ['none past the end', 9, 10],
        ['a size that no operator chooses', 2, 7],
        ['the size that react-admin chooses for references', 1, 25],
        ['more rows than there are', 1, 1000],
      ])('gives exactly the rows asked for: %s', async (_, page, perPage) => {
        const { data, total } = await list(page, perPage)
        expect(idsOf(data)).toEqual(newest().slice((page - 1) * perPage, page * perPage))
        expect(total).toBe(25)
      })

      for (const order of ['ASC', 'DESC'] as const)
        it.each(['template_name', 'sent', 'update_time'] as const)(`sorts by %s ${order}`, async (field) => {
          const { data } = await list(1, 50, {}, { field, order })
          expect(idsOf(data)).toEqual(listed((one) => one[field], order))
        })

      it.each([
        ['filters, and counts what is left', { mail_type: 'BATCH' }, 1, 9],
        ['joins filters by "and"', { mail_type: 'TRIGGER', status: 'DRAFT' }, 1, 13],
        ['turns pages within a filter', { mail_type: 'TRIGGER', status: 'DRAFT' }, 2, 13],
        ['gives an empty list when nothing fits', { status: 'REVIEWING' }, 1, 0],
      ])('%s', async (_, filter, page, count) => {
        const { data, total } = await list(page, 10, filter)
        const wanted = newest((one) =>
          Object.entries(filter).every(([name, value]) => Reflect.get(one, name) === value),
        )
        expect(idsOf(data)).toEqual(wanted.slice((page - 1) * 10, page * 10))
        expect(total).toBe(count)
      })
    })

    describe('getOne', () => {
      it('gives the whole record under its id', async () => {
        const [record] = records
        expect(await one('T10000000')).toMatchObject({ ...record, id: 'T10000000' })
      })

      it('rejects when there is none', async () => {
        expect(await outcome(provider.getOne(resource, { id: 'T99999999' }))).toBeInstanceOf(Error)
      })
    })

    describe('getMany', () => {
      it('gives the records asked for', async () => {
        const ids = ['T10000003', 'T10000001', 'T10000024']
        const { data } = await provider.getMany(resource, { ids })
        expect(idsOf(data).sort()).toEqual([...ids].sort())
        expect(data.every((record: RaRecord) => typeof record.template_name === 'string')).toBe(true)
      })

      it('says nothing about a record that is not there, or refuses', async () => {
        const answer = provider.getMany(resource, { ids: ['T10000003', 'T99999999'] })
        if (subject.missingInMany === 'rejected') expect(await outcome(answer)).toBeInstanceOf(Error)
        else expect(idsOf((await answer).data)).toEqual(['T10000003'])
      })

      it('gives an empty list for none', async () => {
        expect((await provider.getMany(resource, { ids: [] })).data).toEqual([])
      })
    })

    it('getManyReference gives the records that refer to another, in pages', async () => {
      const wanted = listed(
        (one) => one.sent,
        'ASC',
        (one) => one.mail_type === 'TRIGGER' && one.status === 'DRAFT',
      )
      const { data, total } = await provider.getManyReference(resource, {
        target: 'mail_type',
        id: 'TRIGGER',
        pagination: { page: 1, perPage: 10 },
        sort: { field: 'sent', order: 'ASC' },
        filter: { status: 'DRAFT' },
      })
      expect(idsOf(data)).toEqual(wanted.slice(0, 10))
      expect(total).toBe(wanted.length)
    })

    it('create makes a record with an id of its own, which is then there', async () => {
      const made = await add({ template_name: 'brand new', sent: 3 })
      expect(made).toMatchObject({ template_name: 'brand new', mail_type: 'TRIGGER', sent: 3 })
      expect(records.some((record) => record.template_id === made.id)).toBe(false)
      expect(await one(made.id)).toMatchObject({ id: made.id, template_name: 'brand new', subject: 'Hello' })
      expect(await total()).toBe(26)
      await drop([made])
    })

    describe('update', () => {
      it('changes the record, gives it back changed, and leaves the others', async () => {
        const [made, other] = [await add(), await add()]
        const previousData = await one(made.id)
        const data = { ...previousData, subject: 'Changed', sent: 9 }
        const answer = await provider.update(resource, { id: made.id, data, previousData })
        expect(answer.data).toMatchObject({ id: made.id, subject: 'Changed', sent: 9, template_name: 'made' })
        expect(await one(made.id)).toMatchObject({ subject: 'Changed', sent: 9 })
        expect(await one(other.id)).toMatchObject({ subject: 'Hello', sent: 0 })
        await drop([made, other])
      })

      it('keeps what the change does not speak of', async () => {
        const made = await add()
        const previousData = await one(made.id)
        await provider.update(resource, { id: made.id, data: { subject: 'Only this' }, previousData })
        expect(await one(made.id)).toMatchObject({ subject: 'Only this', template_name: 'made', sent: 0 })
        await drop([made])
      })

      it('rejects when there is no such record', async () => {
        const data = { template_id: 'T99999999', subject: 'Nobody' }
        const answer = provider.update(resource, { id: 'T99999999', data, previousData: { id: 'T99999999' } })
        expect(await outcome(answer)).toBeInstanceOf(Error)
      })

      it('refuses a change on top of one that the operator has not seen, where there are versions', async () => {
        const made = await add()
        const previousData = await one(made.id)
        const save = (subject: string) =>
          provider.update(resource, { id: made.id, data: { ...previousData, subject }, previousData })
        await save('first')
        const second = await outcome(save('second'))
        expect(second).toEqual(subject.versions ? expect.objectContaining({ code: 10007 }) : 'resolved')
        expect((await one(made.id)).subject).toBe(subject.versions ? 'first' : 'second')
        await drop([made])
      })
    })

    it('updateMany changes every record and gives the ids', async () => {
      const made = [await add(), await add({ subject: 'Other' }), await add()]
      const answer = await provider.updateMany(resource, { ids: idsOf(made), data: { sent: 5 } })
      expect([...(answer.data ?? [])].sort()).toEqual(idsOf(made).sort())
      for (const { id } of made) expect(await one(id)).toMatchObject({ sent: 5, template_name: 'made' })
      expect((await one(made[1]?.id ?? '')).subject).toBe('Other')
      await drop(made)
    })

    it('updateMany rejects when one of the records is not there', async () => {
      const made = await add()
      const answer = provider.updateMany(resource, { ids: [made.id, 'T99999999'], data: { sent: 5 } })
      expect(await outcome(answer)).toBeInstanceOf(Error)
      expect((await one(made.id)).sent).toBe(5)
      await drop([made])
    })

    it('delete takes the record away and gives it back', async () => {
      const made = await add()
      const answer = await provider.delete(resource, { id: made.id, previousData: made })
      expect(answer.data).toMatchObject({ id: made.id, template_name: 'made' })
      expect(await outcome(provider.getOne(resource, { id: made.id }))).toBeInstanceOf(Error)
      expect(await total()).toBe(25)
    })

    it('deleteMany takes the records away and gives their ids', async () => {
      const made = [await add(), await add()]
      const answer = await provider.deleteMany(resource, { ids: idsOf(made) })
      expect([...(answer.data ?? [])].sort()).toEqual(idsOf(made).sort())
      for (const { id } of made) expect(await outcome(one(id))).toBeInstanceOf(Error)
      expect(await total()).toBe(25)
    })

    it('gives up a request when it is told to', async () => {
      expect(provider.supportAbortSignal === true).toBe(subject.aborts)
      if (!subject.aborts) return
      const controller = new AbortController()
      const { signal } = controller
      const sorted = { pagination: { page: 1, perPage: 10 }, sort, filter: {}, signal }
      const waiting = [
        provider.getList(resource, sorted),
        provider.getOne(resource, { id: 'T10000000', signal }),
        provider.getMany(resource, { ids: ['T10000000'], signal }),
        provider.getManyReference(resource, { ...sorted, target: 'mail_type', id: 'BATCH' }),
      ].map(outcome)
      controller.abort()
      // This is the only error that react-admin ignores.
      for (const error of await Promise.all(waiting)) expect(error).toMatchObject({ name: 'AbortError' })
    })

    it('rejects and never throws', async () => {
      const record = { id: 'x' }
      const sorted = { pagination: { page: 1, perPage: 10 }, sort, filter: {} }
      const calls: (() => Promise<unknown>)[] = [
        () => provider.getList('nothing', sorted),
        () => provider.getOne('nothing', record),
        () => provider.getMany('nothing', { ids: ['x'] }),
        () => provider.getManyReference('nothing', { ...sorted, target: 'a', id: 'b' }),
        () => provider.update('nothing', { id: 'x', data: {}, previousData: record }),
        () => provider.updateMany('nothing', { ids: ['x'], data: {} }),
        () => provider.delete('nothing', { id: 'x', previousData: record }),
        () => provider.deleteMany('nothing', { ids: ['x'] }),
      ]
      for (const call of calls) {
        const answer = call()
        expect(answer).toBeInstanceOf(Promise)
        expect(await outcome(answer)).toBeInstanceOf(Error)
      }
    })
  })
}
