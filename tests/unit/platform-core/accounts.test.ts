import { collect } from '@mock/platform/collect'
import { canonical, digest } from '@mock/platform/digest'
import { defaultRounds, hashPassword, passwordMatches } from '@mock/platform/password'
import { roleOf, roles } from '@mock/platform/roles'
import { tokenOf } from '@mock/platform/session'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allows, capabilitiesOf, decisionsOf, pageCapabilities } from '@/declaration'
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
  const cookie = 'Admin-Token=cook'

  it.each<[methods: string[], headers: Record<string, string>, token: string | undefined]>([
    [['GET', 'POST'], { 'x-token': 'head' }, 'head'],
    [['GET', 'POST'], { cookie, 'x-token': 'head' }, 'head'],
    [['GET', 'HEAD'], { cookie }, 'cook'],
    [['GET'], { cookie, 'x-token': '' }, ''],
    [['GET'], { cookie: `Not-${cookie}` }, undefined],
    [['GET'], {}, undefined],
    [['POST', 'PUT', 'PATCH', 'DELETE'], { cookie }, undefined],
  ])('%j with %j is %s', (methods, headers, expected) => {
    for (const method of methods)
      expect(tokenOf(new Request('http://console.test/api/x', { method, headers }))).toBe(expected)
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

const { declarations, pages = [] } = collect()
const decisions = declarations.flatMap(decisionsOf)
const known = [...declarations.flatMap(capabilitiesOf), ...decisions, ...pages.flatMap(pageCapabilities)]

describe('the roles', () => {
  it.each(roles)('$key speaks of what there is', ({ permissions }) => {
    for (const pattern of permissions) {
      const denies = pattern.startsWith('!')
      const concerned = known.filter((key) =>
        denies ? !allows(['*', pattern], key) : allows([pattern], key),
      )
      expect(concerned, pattern).not.toEqual([])
    }
  })

  const trades = ['trade.list', 'trade.detail', 'trade.field.total_fee']
  const changes = ['trade.refund', 'trade.close']
  const people = ['account.list', 'operationLog.list']
  const others = ['merchant.list', 'emailTemplate.list', ...people]
  const asks = ['trade.query', 'trade.renotify', 'trade.field.payer_mask', 'merchant.list', 'merchant.detail']
  const cleared = ['merchant.clearGrant', 'merchant.remove', 'emailTemplate.list', ...people]
  const written = ['create', 'edit', 'remove'].map((one) => `emailTemplate.${one}`)
  const unseen = ['trade.field.payer_mask', 'trade.query', 'merchant.pause', ...people]

  it.each<[string, readonly string[], readonly string[]]>([
    ['admin', known, []],
    ['support', [...trades, ...asks, 'trade.refund'], ['trade.close', ...decisions, ...cleared]],
    ['finance', [...trades, ...changes, 'trade.approve'], [...others, 'merchant.approve']],
    ['viewer', [...trades, 'merchant.list', 'emailTemplate.list'], [...unseen, 'trade.refund', ...written]],
    ['editor', known.filter((key) => !/^(account|operationLog|declaration)\./.test(key)), people],
    ['visitor', [], known],
    ['nobody', [], known],
  ])('%s may do exactly this', (key, allowed, denied) => {
    const { permissions } = roleOf(key)
    expect(allowed.filter((one) => !allows(permissions, one))).toEqual([])
    expect(denied.filter((one) => allows(permissions, one))).toEqual([])
    // A table with unknown names would prove nothing.
    for (const one of [...allowed, ...denied]) expect(known).toContain(one)
  })
})
