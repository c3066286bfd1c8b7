import { collect } from '@mock/platform/collect'
import { describe, expect, it } from 'vitest'
import { recordFilters } from '@/shell/search/recordFilters'

const areas = collect().declarations.filter(({ path }) => !path.startsWith('/demo'))

/** The parameters that the areas would use to search for a text. */
const askedFor = (typed: string) =>
  Object.fromEntries(
    areas.flatMap((resource) => {
      const filters = recordFilters(resource, typed)
      return filters.length > 0 ? [[resource.name, filters]] : []
    }),
  )

describe('what is typed into the search box', () => {
  it('is an order number where records have one', () => {
    const number = 'DD202611230000572'
    expect(askedFor(number)).toMatchObject({
      trade: [{ keyword: number }],
      refund: [{ out_refund_no: number }, { order_no: number }],
      complaint: [{ complaint_id: number }, { out_trade_no: number }],
      fee: [{ keyword: number }],
      pushLog: [{ tid: number }, {}],
    })
  })

  it('is a phone number to messages, which no other text is', () => {
    expect(askedFor('15400000001').sms).toContainEqual({ mobile: '15400000001' })
    expect(askedFor('DD202611230000572').sms).not.toContainEqual({ mobile: 'DD202611230000572' })
  })

  it('is one phone number, though its groups stand apart', () => {
    expect(askedFor('154 0000 0001').sms).toContainEqual({ mobile: '15400000001' })
  })

  it('is an address to e-mails alone', () => {
    expect(askedFor('li@example.com').email).toEqual([{ to_address: 'li@example.com' }])
    expect(askedFor('li@example.com')).not.toHaveProperty('trade')
  })

  it('is a name only to records that are called so', () => {
    const asked = askedFor('北山灯具')
    expect(asked.merchant).toEqual([{ shop_name: '北山灯具' }])
    expect(asked).not.toHaveProperty('trade')
    expect(asked).not.toHaveProperty('fee')
  })

  it('asks an area twice at most', () => {
    for (const filters of Object.values(askedFor('154000000012'))) expect(filters.length).toBeLessThan(3)
  })

  it.each(['', '1', '123', 'abc', '北', ' '])('is nothing that could be looked for: %j', (typed) => {
    expect(askedFor(typed)).toEqual({})
  })
})
