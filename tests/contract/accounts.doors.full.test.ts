import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsContract } from './accounts/calls'
import { codesContract } from './accounts/codes'
import { day, newAccount, somebody } from './accounts/people'
import { riskContract } from './accounts/risk'
import { rolesContract } from './accounts/roles'
import { type Running, ways } from './harness'

// One way for each kind of store. The sessions' tests check that calls travel alike however the platform runs.
const chosen = ways.filter(({ name }) =>
  ['the HTTP server, in memory', 'the interceptor, on a PostgreSQL server'].includes(name),
)

/** How people get in: registration, recovery, codes, unusual sign-ins, and what they may then do. */
describe.each(chosen)('accounts: $name', (way) => {
  let running: Running
  beforeAll(async () => {
    running = await way.start()
  })
  afterAll(() => running?.stop())

  // Expires counters and pauses of the test before.
  beforeEach(() => {
    running.clock.now += 2 * day
  })

  rolesContract(() => running)
  callsContract(() => running)
  codesContract(() => running)
  riskContract(() => running)

  // Only a server knows the caller's address.
  if (!way.name.startsWith('the HTTP server')) return
  it('sends 20 codes an hour to whoever asks from one address, whatever the caller says of it', async () => {
    const send = async (forwarded: string) => {
      const response = await running.fetch('/user/findpwd/sendvcode', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ mobile: somebody().mobile }),
      })
      return (await response.json()).code
    }
    for (let i = 0; i < 20; i++) expect(await send(`203.0.113.${i}`)).toBe(0)
    expect(await send('203.0.113.99')).toBe(60213)
    running.clock.now += 3600
    expect(await send('203.0.113.99')).toBe(0)
  })

  it('tells 20 times an hour at most that a number has an account, and never beside the codes of others', async () => {
    const ask = async (mobile: string) => (await running.post('/user/sendregsms', { mobile })).code
    const taken: string[] = []
    for (let i = 0; i < 8; i++) taken.push((await newAccount(running)).mobile)
    running.clock.now += 3600
    for (const mobile of taken) expect(await ask(mobile)).toBe(60216)
    for (let i = 0; i < 12; i++) expect(await ask(somebody().mobile)).toBe(0)
    for (const mobile of [taken[0] ?? '', somebody().mobile]) expect(await ask(mobile)).toBe(60213)
  })
})
