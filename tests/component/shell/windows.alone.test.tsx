import Cookies from 'js-cookie'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { call } from '@/platform/client'
import { readExpiry } from '@/platform/expiry'
import { clearToken, sessionChannel } from '@/platform/session'
import { grid } from '../onPage'
import { visited } from '../visited'
import {
  agent,
  forgetSession,
  openSession,
  partner,
  question,
  type SessionPlatform,
  sessionPlatform,
} from './session.fixture'

let platform: SessionPlatform
/** Another window of the same browser. */
let other: BroadcastChannel
beforeEach(() => {
  platform = sessionPlatform()
  other = new BroadcastChannel(sessionChannel)
})
afterEach(() => {
  other.close()
  forgetSession()
})
afterAll(clearToken)

/** The other window signs in: the cookie is the same, and it says so. */
const signedInElsewhere = (token: string, who: object) => {
  platform.tokens.set(token, who)
  Cookies.set('Admin-Token', token, { path: '/' })
  other.postMessage('look')
}

describe('another window of the same operator', () => {
  test('that renews the session closes the dialog here, and what waited goes on', async () => {
    await openSession(platform)
    await expect.element(grid()).toBeVisible()
    platform.expire()
    const held = call('GET /user/something')
    await expect.element(question()).toBeVisible()
    signedInElsewhere('from-elsewhere', partner)
    await expect.element(question()).not.toBeInTheDocument()
    await expect(held).resolves.toBe('success')
    const sent = platform.screens().filter(({ path }) => path === '/api/user/something')
    expect(sent.map(({ token }) => token)).toEqual([expect.any(String), 'from-elsewhere'])
    expect(sent[0]?.token).not.toBe('from-elsewhere')
    expect(readExpiry()).toBeUndefined()
  })

  test('that signs in anew is followed without a word', async () => {
    await openSession(platform)
    await expect.element(grid()).toBeVisible()
    signedInElsewhere('anew', partner)
    await expect
      .poll(() => platform.calls.filter(({ token }) => token === 'anew').map(({ path }) => path))
      .toContain('/api/user/info')
    await call('GET /user/something')
    expect(platform.screens().at(-1)?.token).toBe('anew')
    await expect.element(question()).not.toBeInTheDocument()
    expect(visited).toEqual([])
  })

  test('tells this one of its own changes, and never the token', async () => {
    const heard: unknown[] = []
    other.addEventListener('message', ({ data }) => heard.push(data))
    await openSession(platform)
    await expect.element(grid()).toBeVisible()
    await expect.poll(() => heard).toEqual(['look'])
  })
})

// The last, as a window that is being left stays so.
test('another operator who signs in in another window takes this one over, and no call of the first goes out in the other’s name', async () => {
  await openSession(platform)
  await expect.element(grid()).toBeVisible()
  await expect.poll(() => Object.keys(localStorage).length).toBeGreaterThan(0)
  signedInElsewhere('others', agent)
  const sent = call('POST /user/something')
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => visited).toEqual(['/'])
  expect(platform.screens().filter(({ token }) => token === 'others')).toEqual([])
  // What somebody has set up for themselves stays under their own mark.
  expect(Object.keys(localStorage).filter((key) => !/people/.test(key))).toEqual([])
  expect(sessionStorage.getItem('open-platform-console.tabs')).toBeNull()
})
