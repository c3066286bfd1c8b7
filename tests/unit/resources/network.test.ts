import { ipFault, isPublicUrl, letsThrough, readIpList } from '@resources/partner/network'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { forAll, spreadFirst } from '../cases'

describe('the IP white list', () => {
  test.each(
    spreadFirst([
      [['203.0.113.10', '203.0.113.0/24', '203.0.113.10/32', '172.15.0.1', '172.32.0.1'], undefined],
      [['203.0.113.0/23'], 'network'],
      [['203.0.113.0/33', '203.0.113.0/', '203.0.113', '203.0.113.256', '203.0.113.010'], 'form'],
      [['2001:db8::1', 'shop.example.com'], 'form'],
      [['0.0.0.0', '10.1.2.3', '127.0.0.1', '169.254.1.1', '172.16.0.1', '172.31.255.255'], 'private'],
      [['192.168.1.0/24', '100.64.0.1', '224.0.0.1', '255.255.255.255'], 'private'],
    ]),
  )('%s: %s', (entry, fault) => expect(ipFault(entry)).toBe(fault))

  it('is read from a text or a list, each entry once in its own form, by address', () => {
    const entries = ['198.51.100.7', '203.0.113.0/24', '203.0.113.9']
    const text = '203.0.113.9\n203.0.113.77/24，198.51.100.7/32, 198.51.100.7 '
    expect(readIpList(text).entries).toEqual(entries)
    expect(readIpList(['203.0.113.9', '203.0.113.0/24', '198.51.100.7']).entries).toEqual(entries)
    expect(readIpList('8.8.8.8 oops;10.0.0.1').faults).toEqual([
      { entry: 'oops', fault: 'form' },
      { entry: '10.0.0.1', fault: 'private' },
    ])
  })

  it('reads what it has kept as it is, and lets every address of it through', () => {
    const [first, other] = [fc.integer({ min: 1, max: 223 }), fc.nat(255)]
    const entry = fc
      .tuple(first, other, other, other, fc.integer({ min: 24, max: 32 }))
      .map(([a, b, c, d, bits]) => `${a}.${b}.${c}.${d}/${bits}`)
      .filter((one) => ipFault(one) === undefined)
    forAll([fc.array(entry, { minLength: 1, maxLength: 20 })], (written) => {
      const { entries } = readIpList(written)
      expect(readIpList(entries).entries).toEqual(entries)
      for (const one of written) expect(letsThrough(entries, one.replace(/\/.*/, ''))).toBe(true)
    })
  })

  it('lets everybody through while it is empty, and only its own when it is not', () => {
    expect(letsThrough([], '203.0.113.1')).toBe(true)
    expect(letsThrough(['203.0.113.0/24'], '203.0.114.1')).toBe(false)
    expect(letsThrough(['203.0.113.1'], '::1')).toBe(false)
  })
})

/** Names and numbers of this machine and its network. */
const ownNames = ['localhost', 'erp.internal', '10.0.0.8', '127.1', '2130706433', '0x7f.0.0.1', '0']
const mapped = ['[::ffff:10.0.0.1]', '[64:ff9b::7f00:1]', '[2002:a00:1::]']
const ownHosts = [...ownNames, ...mapped, '[::1]', '[fd00::1]', '[fe80::1]']

describe('addresses that the platform pushes to', () => {
  test.each([
    'https://erp.example.com/push',
    'http://erp.example.com:8080/push?a=1',
    'https://203.0.113.9/push',
    'https://[2606:4700::1111]/push',
  ])('%s is public', (url) => expect(isPublicUrl(url)).toBe(true))

  test.each([
    '',
    'erp.example.com',
    'ftp://erp.example.com',
    'javascript:alert(1)',
    'https://erp',
    ...ownHosts.map((host) => `https://${host}/push`),
    'https://user:secret@erp.example.com/push',
    'https://erp.example.com\\@localhost/push',
    'https://erp.example.com/a b',
    `https://erp.example.com/${'a'.repeat(256)}`,
  ])('%s is not', (url) => expect(isPublicUrl(url)).toBe(false))
})
