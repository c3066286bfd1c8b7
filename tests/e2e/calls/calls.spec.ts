import { calls } from '../../otherPlatform/calls'
import { expect, test } from '../fixtures'
import { door } from './door'
import { merchants } from './merchants'
import { partner } from './partner'
import { session } from './session'
import { Wire } from './wire'

/*
 * What the built console sends when somebody operates it: the method, path, parameters and body of each call in the
 * specification, and the message afterwards.
 */
const stories = {
  'the merchants': merchants,
  'the partner’s page': partner,
  'the door': door,
  'a session': session,
}

for (const [name, story] of Object.entries(stories))
  test(`${name}: ${Object.keys(story).length} calls`, { tag: '@core' }, async ({ page, platform }) => {
    test.slow()
    const wire = new Wire(page)
    for (const [call, step] of Object.entries(story))
      await test.step(call, () => step({ call, page, platform, wire }))
  })

test('each of the 28 calls is made in one of these', { tag: '@core' }, () => {
  const told = Object.values(stories).flatMap((story) => Object.keys(story))
  expect(calls).toHaveLength(28)
  expect(told.sort()).toEqual(calls.toSorted())
})
