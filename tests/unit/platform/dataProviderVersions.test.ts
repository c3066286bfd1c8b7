import merchant from '@resources/merchant/merchant/merchant.area'
import trade from '@resources/pay/trade/trade.area'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { areasOf, type WireRecord } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import { templates } from '../../conformance/templates'
import { answer, fakeBrowser } from './fakeBrowser'
import { platformStub } from './platformStub'

afterEach(() => vi.unstubAllGlobals())

const provider = createDataProvider(areasOf([merchant, trade, templates]))

const sentBy = async (ask: () => Promise<unknown>): Promise<WireRecord | undefined> => {
  const sent = platformStub(() => ({}))
  await ask()
  return sent[0]?.body
}

/** The headers in which a write says where it came from. */
const wayOf = async (ask: () => Promise<unknown>) => {
  fakeBrowser()
  const headers: Headers[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    headers.push(new Headers(init.headers))
    return answer({ code: 0, message: 'ok', data: { template_id: 'T1' } })
  })
  await ask()
  return [headers[0]?.get('X-Via'), headers[0]?.get('X-Run')]
}

describe('the version of a record', () => {
  it('goes with an action on it', async () => {
    const records = [{ id: 'P1', version: 7, trade_state: 'NOTPAY' }]
    const body = await sentBy(() => provider.act('pay/tradelist', { action: 'close', records }))
    expect(body).toEqual({ trade_no: 'P1', version: 7 })
  })

  it('goes with each record of a batch, by id', async () => {
    const records = [{ id: 'P1', version: 7 }, { id: 'P2' }, { id: 'P3', version: 1 }]
    const body = await sentBy(() => provider.act('pay/tradelist', { action: 'renotify', records }))
    expect(body).toEqual({ ids: ['P1', 'P2', 'P3'], versions: { P1: 7, P3: 1 } })
  })

  it('goes with a removal', async () => {
    const id = 'jd~10~小店'
    const previousData = { id, version: 3 }
    const body = await sentBy(() => provider.delete('merchant/merchant', { id, previousData }))
    expect(body).toMatchObject({ versions: { [id]: 3 } })
  })

  it.each([undefined, null, '7', true])('is not sent where the platform keeps none: %j', async (version) => {
    const records = [{ id: 'P1', version }]
    const single = await sentBy(() => provider.act('pay/tradelist', { action: 'close', records }))
    expect(single).toEqual({ trade_no: 'P1' })
    const batch = await sentBy(() => provider.act('pay/tradelist', { action: 'renotify', records }))
    expect(batch).toEqual({ ids: ['P1'] })
  })
})

describe('an action on a record that somebody else has changed', () => {
  const stale = { code: 10007, message: '数据已被他人修改，请刷新后重试' }
  const now = { trade_no: 'P1', total_fee: '4200', version: 8 }

  it('fails with the record as it is now, read by its fields', async () => {
    platformStub(() => Response.json({ ...stale, data: { record: now } }))
    const { data } = await provider.act('pay/tradelist', {
      action: 'close',
      records: [{ id: 'P1', version: 7 }],
    })
    expect(data.failed).toMatchObject([
      { id: 'P1', code: 10007, record: { id: 'P1', total_fee: 4200, version: 8 } },
    ])
  })

  it('fails alone in its batch', async () => {
    platformStub(() => ({ success: ['P2'], failed: [{ id: 'P1', ...stale, record: now }] }))
    const records = [
      { id: 'P1', version: 7 },
      { id: 'P2', version: 1 },
    ]
    const { data } = await provider.act('pay/tradelist', { action: 'renotify', records })
    expect(data).toMatchObject({ succeeded: ['P2'], failed: [{ id: 'P1', record: { version: 8 } }] })
  })

  it.each([null, {}, { record: 7 }, { record: { trade_no: 'P2', version: 8 } }])(
    'fails without a record where the answer holds no state of it: %j',
    async (data) => {
      platformStub(() => Response.json({ ...stale, data }))
      const outcome = await provider.act('pay/tradelist', { action: 'close', records: [{ id: 'P1' }] })
      expect(outcome.data.failed).toEqual([{ id: 'P1', code: 10007, message: stale.message }])
    },
  )
})

describe('what a change says it comes by', () => {
  const data = { template_name: 'A' }
  it.each<[string, () => Promise<unknown>, readonly unknown[]]>([
    ['a form', () => provider.create('conformance/template', { data }), ['form', null]],
    [
      'a file',
      () => provider.create('conformance/template', { data, meta: { via: 'import', run: 'R1' } }),
      ['import', 'R1'],
    ],
    [
      'an action',
      () => provider.act('pay/tradelist', { action: 'close', records: [{ id: 'P1' }] }),
      ['action', null],
    ],
    [
      'a run over many',
      () =>
        provider.act('pay/tradelist', {
          action: 'renotify',
          records: [{ id: 'P1' }],
          via: 'bulk',
          run: 'R2',
        }),
      ['bulk', 'R2'],
    ],
    ['no change', () => provider.getOne('pay/tradelist', { id: 'P1' }).catch(() => undefined), [null, null]],
  ])('is %s', async (_, ask, way) => {
    expect(await wayOf(ask)).toEqual(way)
  })
})
