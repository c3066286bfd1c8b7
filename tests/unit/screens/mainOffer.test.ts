import announcement from '@resources/announcement/announcement.area'
import fee from '@resources/fee/fee.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import { expect, test } from 'vitest'
import { mainOffer } from '@/screens/actions/offers'

test('the main button of a list without a form starts something of its own; what only shows or marks is none', () => {
  expect(mainOffer(merchant)).toBe('grantLink')
  expect(mainOffer(fee)).toBeUndefined()
  expect(mainOffer(announcement)).toBeUndefined()
})

test('the main button of a list with a form is the one that creates', () => {
  expect(mainOffer({ ...merchant, save: { call: 'POST /user/savemerchant', fields: [] } })).toBeUndefined()
})
