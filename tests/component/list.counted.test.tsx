import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TransportError } from '@/platform/errors'
import { lastAsked, manyShops, openList, platformOf, shop } from './list.fixture'
import { absent, button, recordRow, silenceErrors, visible } from './onPage'
import { violations, withoutLandmarks } from './violations'

const states = () => page.getByRole('group', { name: '状态' })
const state = (name: RegExp) => states().getByRole('button', { name })
const shown = (name: RegExp) => expect.element(state(name)).toHaveAttribute('aria-pressed', 'true')

describe('the states above a list', () => {
  test('say how many records each has, and lead to them', async () => {
    const platform = platformOf(manyShops(30))
    const { search } = await openList(platform)
    await visible(state(/^全部 30$/), state(/^营业中 20$/))
    await shown(/^全部/)
    expect(await violations('.list-states', withoutLandmarks)).toEqual([])
    await state(/^营业中/).click()
    await expect.poll(() => lastAsked(platform)?.filter).toEqual({ state: 'OPEN' })
    await shown(/^营业中/)
    expect(search().get('filter')).toBe('{"state":"OPEN"}')
    await state(/^全部/).click()
    await expect.poll(() => lastAsked(platform)?.filter).toEqual({})
  })

  test('count all records of the other filters, also while one of them is shown or another choice is', async () => {
    const platform = platformOf(manyShops(30))
    await openList(platform, { at: '/demo/shop?filter={"state":"OPEN","shop_name":"2"}' })
    await visible(state(/^全部 12$/), state(/^营业中 8$/))
    await shown(/^营业中/)
    await state(/^全部/).click()
    await expect.poll(() => lastAsked(platform)?.filter).toEqual({ shop_name: '2' })
    await visible(state(/^全部 12$/), state(/^营业中 8$/))
  })

  test('say no number, rather than a wrong one, beside a choice that they do not have, which is left to its chip', async () => {
    const platform = platformOf(manyShops(30))
    await openList(platform, { at: '/demo/shop?filter={"state":"PAUSED"}' })
    await visible(page.getByText('状态：暂停'), state(/^全部 10$/), state(/^营业中$/))
    await state(/^营业中/).click()
    await visible(recordRow('1号店'), state(/^全部 30$/), state(/^营业中 20$/))
    await absent(page.getByRole('group', { name: '已筛选' }))
  })

  test('are counted anew when the list is refreshed', async () => {
    const platform = platformOf(manyShops(30))
    await openList(platform, { at: '/demo/shop?filter={"state":"OPEN"}' })
    await visible(state(/^全部 30$/))
    platform.state.records.push(shop(31), shop(32))
    await button('刷新').click()
    await visible(state(/^全部 32$/), state(/^营业中 22$/))
  })

  test('keep their place and lead on when their figures cannot be had', async () => {
    const platform = platformOf(manyShops(30))
    await openList(platform, { at: '/demo/shop?filter={"state":"OPEN"}' })
    await visible(state(/^全部 30$/))
    silenceErrors()
    platform.state.failure = new TransportError('network')
    await button('刷新').click()
    await visible(page.getByRole('alert'), state(/^营业中 20$/))
    platform.state.failure = undefined
    await state(/^全部/).click()
    await visible(recordRow('3号店'))
  })
})
