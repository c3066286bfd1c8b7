import { canonical, digest } from '@mock/platform/digest'
import { defaultRounds, hashPassword, passwordMatches } from '@mock/platform/password'
import { tokenOf } from '@mock/platform/session'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../cases'

describe('a kept password', () => {
  it('is as hard to guess as OWASP asks, says how hard it is, and has a salt of its own', async () => {
    expect(defaultRounds).toBeGreaterThanOrEqual(600_000)
    const kept = await hashPassword('demo123456', defaultRounds)
    expect(kept).toMatch(/^pbkdf2-sha256\$600000\$[0-9a-f]{32}\$[0-9a-f]{64}$/)
    expect(await passwordMatches('demo123456', kept, 1)).toBe(true)
    expect(await hashPassword('same', 1)).not.toBe(await hashPassword('same', 1))
  })

  it('agrees with the published test vector', async () => {
    // RFC 7914 §11: PBKDF2-HMAC-SHA-256 of "passwd", salt "salt", one round; its first 32 of 64 bytes.
    const hash = '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc'
    const kept = `pbkdf2-sha256$1$${Buffer.from('salt').toString('hex')}$${hash}`
    expect(await passwordMatches('passwd', kept, 1)).toBe(true)
    expect(await passwordMatches('passwe', kept, 1)).toBe(false)
  })

  it.each([undefined, '', 'plain', 'md5$1$00$00'])('is never matched when it is %j', async (kept) => {
    for (const password of ['', 'plain']) expect(await passwordMatches(password, kept, 1)).toBe(false)
  })
})

describe('the token of a call', () => {
  const token = (method: string, headers: Record<string, string>) =>
    tokenOf(new Request('http://console.test/api/x', { method, headers }))

  it.each([
    ['GET', { 'x-token': 'head' }, 'head'],
    ['GET', { cookie: 'Admin-Token=cook' }, 'cook'],
    ['GET', { cookie: 'a=1; Admin-Token=cook; b=2' }, 'cook'],
    ['GET', { cookie: 'Admin-Token=cook', 'x-token': 'head' }, 'head'],
    ['GET', { cookie: 'Admin-Token=cook', 'x-token': '' }, ''],
    ['GET', { cookie: 'Not-Admin-Token=cook' }, undefined],
    ['GET', {}, undefined],
    ['HEAD', { cookie: 'Admin-Token=cook' }, 'cook'],
    ['POST', { cookie: 'Admin-Token=cook' }, undefined],
    ['PUT', { cookie: 'Admin-Token=cook' }, undefined],
    ['PATCH', { cookie: 'Admin-Token=cook' }, undefined],
    ['DELETE', { cookie: 'Admin-Token=cook' }, undefined],
    ['POST', { cookie: 'Admin-Token=cook', 'x-token': 'head' }, 'head'],
  ])('%s with %j is %s', (method, headers, expected) => {
    expect(token(method, headers)).toBe(expected)
  })
})

describe('the canonical form of a body', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)))

  it('is JSON that says the same', () => {
    forAll([json], (value) => {
      expect(JSON.parse(canonical(value))).toEqual(value)
    })
  })

  it('does not depend on the order of keys, but on everything else', () => {
    forAll([fc.dictionary(fc.string(), json)], (body) => {
      const reversed = Object.fromEntries(Object.entries(body).reverse())
      expect(canonical(reversed)).toBe(canonical(body))
      expect(canonical({ ...body, one_more: 1 })).not.toBe(canonical({ ...body, one_more: 2 }))
    })
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]))
  })

  it('has the SHA-256 that others compute', async () => {
    expect(await digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
