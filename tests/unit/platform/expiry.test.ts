import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, outcome } from './fakeBrowser'
import { ended, partner, type SignedInWindow, settled, signedInWindow, wayBack } from './freshConsole'

let { browser, accepted, asked, calls, platform, console, begin, beginLate, sent }: SignedInWindow =
  await signedInWindow()
beforeEach(async () => {
  ;({ browser, accepted, asked, calls, platform, console, begin, beginLate, sent } = await signedInWindow())
})
afterEach(() => vi.unstubAllGlobals())

const names = Array.from({ length: 20 }, (_, index) => `GET /user/list${index}` as const)
const twenty = () => names.map((name) => outcome(console.call(name)))

/** Signed in, somebody there to ask, and then the platform ends the session. */
const expire = async () => {
  await console.userInfo()
  console.registerExpiryDialog()
  accepted.clear()
}

/** The operator signs in again with a new token. */
const signInAgain = async (token = 'second', who: object = partner) => {
  accepted.set(token, who)
  console.writeToken(token)
  await console.renewSession().catch(() => undefined)
}

describe('the end of a session', () => {
  it('is asked about once, however many calls meet with it, and none of them has failed yet', async () => {
    await expire()
    const question = vi.fn()
    console.subscribeExpiry(question)
    const done = vi.fn()
    for (const call of twenty()) void call.then(done)
    await settled()
    expect(calls).toHaveLength(20)
    expect(question).toHaveBeenCalledTimes(1)
    expect(console.readExpiry()?.error.message).toBe('登录已过期')
    expect(done).not.toHaveBeenCalled()
    expect(browser.visited).toEqual([])
    expect(console.readToken()).toBe('first')
  })

  it('and signing in again lets every call go on, sent once more with the new token', async () => {
    await expire()
    const waiting = twenty()
    await settled()
    await signInAgain()
    const results = await Promise.all(waiting)
    const answered = names.map((name) => ({ path: `/api${name.slice(4)}`, token: 'second' }))
    expect(results.map(({ value }) => value)).toEqual(answered)
    expect(calls.slice(20).map(({ path, token }) => ({ path, token }))).toEqual(answered)
    expect(console.readExpiry()).toBeUndefined()
  })

  it('changes nothing about what is sent: a save keeps its request id', async () => {
    await expire()
    const body = { subject: '草稿', request_id: 'r-12345678' }
    const { end } = await begin('POST /user/saveletter', { body })
    await signInAgain()
    expect((await end).value).toBeTruthy()
    expect(calls.map(({ body }) => body)).toEqual([JSON.stringify(body), JSON.stringify(body)])
  })

  it('cancelled fails every call as it was refused, and the next call asks again', async () => {
    await expire()
    const waiting = twenty()
    await settled()
    console.resolveExpiry('cancelled')
    const results = await Promise.all(waiting)
    for (const { error } of results) expect(error).toMatchObject(ended)
    expect(new Set(results.map(({ error }) => error)).size).toBe(20)
    expect(calls).toHaveLength(20)
    expect(console.isShownByExpiry('登录已过期')).toBe(true)
    expect(console.isShownByExpiry('没有操作权限')).toBe(false)
    await begin('GET /user/again')
    expect(console.readExpiry()).toBeDefined()
  })

  it('holds a call that is made meanwhile without sending it', async () => {
    await expire()
    await begin('GET /user/first')
    const { end } = await begin('GET /user/later')
    expect(calls.map(({ path }) => path)).toEqual(['/api/user/first'])
    await signInAgain()
    expect((await end).value).toEqual({ path: '/api/user/later', token: 'second' })
  })

  it('answered late, after the cancel, fails without asking again', async () => {
    await expire()
    await begin('GET /user/early')
    console.resolveExpiry('cancelled')
    // Two calls under way; the first refusal is cancelled before the second arrives.
    const late = await beginLate('GET /user/late')
    const quick = await begin('GET /user/quick')
    console.resolveExpiry('cancelled')
    await quick.end
    late.release()
    expect((await late.end).error).toMatchObject({ code: 50014 })
    expect(console.readExpiry()).toBeUndefined()
  })

  it('answered late, after the renewal, sends the call again without asking', async () => {
    await expire()
    const late = await beginLate('GET /user/late')
    await begin('GET /user/quick')
    await signInAgain()
    late.release()
    expect((await late.end).value).toEqual({ path: '/api/user/late', token: 'second' })
    const sentLate = calls.filter(({ path }) => path === '/api/user/late')
    expect(sentLate.map(({ token }) => token)).toEqual(['first', 'second'])
  })

  it('met with again after the renewal asks again, and sends nothing by itself', async () => {
    await expire()
    const { end } = await begin('GET /user/list')
    // It says whose the new token is, but accepts it for no call.
    platform.mockResolvedValueOnce(answer({ code: 0, data: partner }))
    platform.mockResolvedValueOnce(answer(ended))
    await signInAgain()
    await settled()
    expect(console.readExpiry()).toBeDefined()
    expect(sent()).toEqual(['first', 'second'])
    await signInAgain('third')
    expect((await end).value).toEqual({ path: '/api/user/list', token: 'third' })
  })

  it('in the middle of many calls, some side by side, stops nothing: each is done once', async () => {
    await console.userInfo()
    console.registerExpiryDialog()
    const waiting = Array.from({ length: 200 }, (_, id) => id).values()
    const done: number[] = []
    const lane = async () => {
      for (const id of waiting) {
        if (id === 90) accepted.clear()
        await console.call('POST /user/cleargrant', { body: { id } })
        done.push(id)
      }
    }
    const all = Promise.all(Array.from({ length: 4 }, lane))
    await vi.waitFor(() => expect(console.readExpiry()).toBeDefined())
    expect(done.length).toBeLessThan(100)
    await signInAgain()
    await all
    expect(new Set(done).size).toBe(200)
    expect(done).toHaveLength(200)
    // Whatever the platform accepted, it accepted once.
    const taken = calls.filter((call) => call.taken).map(({ body }) => body)
    expect(taken).toHaveLength(200)
    expect(new Set(taken).size).toBe(200)
  })

  it('no longer holds a call whose caller gives up', async () => {
    await expire()
    const leaving = new AbortController()
    const { end } = await begin('GET /user/list', { signal: leaving.signal })
    leaving.abort()
    expect((await end).error).toMatchObject({ name: 'AbortError' })
    await signInAgain()
    expect(calls).toHaveLength(1)
  })

  it('holds the calls of a REST provider too', async () => {
    await expire()
    platform.mockResolvedValueOnce(answer(ended, { status: 401 }))
    const read = console.restClient('/api/rest/merchant')
    await settled()
    expect(console.readExpiry()).toBeDefined()
    await signInAgain()
    await expect(read).resolves.toMatchObject({ status: 200 })
  })

  it('does not hold what makes or ends a session', async () => {
    await expire()
    await begin('GET /user/list')
    platform.mockResolvedValueOnce(answer({ code: 60204, message: '账号或密码错误' }))
    const signIn = console.signIn({ username: 'demo_partner', password: 'wrong!' })
    await expect(signIn).rejects.toMatchObject({ code: 60204 })
    await expect(console.call('POST /user/logout')).rejects.toMatchObject({ code: 50014 })
    expect(console.readExpiry()).toBeDefined()
  })

  it('leads to the sign-in page where nobody is there to ask', async () => {
    await console.userInfo()
    accepted.clear()
    const results = await Promise.all(twenty())
    expect(results.every(({ error }) => error !== undefined)).toBe(true)
    expect(browser.visited).toEqual([wayBack])
    expect(console.takeNotice()).toBe('登录已过期')
    expect(console.readToken()).toBeUndefined()
  })

  it('before anybody is known to be signed in is the caller’s own affair', async () => {
    accepted.clear()
    await expect(console.call('GET /user/list')).rejects.toMatchObject({ code: 50014 })
    expect(browser.visited).toEqual([])
  })

  it('of another operator who signs in leaves nothing of the first', async () => {
    await expire()
    const forget = vi.fn()
    console.onForget(forget)
    const done = vi.fn()
    const { end } = await begin('GET /user/list')
    void end.then(done)
    await signInAgain('others', { ...partner, username: 'demo_agent' })
    await settled()
    expect(forget).toHaveBeenCalled()
    expect(browser.visited).toEqual(['/'])
    expect(console.isLeaving()).toBe(true)
    expect(done).not.toHaveBeenCalled()
    expect(sent()).toEqual(['first'])
    expect(console.readToken()).toBe('others')
  })

  it('tells the operator’s own store of what the platform says at the renewal', async () => {
    await console.operator.load()
    await expire()
    await begin('GET /user/list')
    await signInAgain('second', { ...partner, permissions: ['trade'] })
    expect(console.operator.read()?.permissions).toEqual(['trade'])
    expect(asked).toHaveLength(2)
  })

  it('is not renewed when the platform will not say whose the new token is', async () => {
    await expire()
    const done = vi.fn()
    const { end } = await begin('GET /user/list')
    void end.then(done)
    console.writeToken('second')
    platform.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(console.renewSession()).rejects.toMatchObject({ kind: 'network' })
    expect(console.readExpiry()).toBeDefined()
    expect(done).not.toHaveBeenCalled()
  })
})
