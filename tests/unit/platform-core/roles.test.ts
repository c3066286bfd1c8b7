import { collect } from '@mock/platform/collect'
import { roleOf, roles } from '@mock/platform/roles'
import { describe, expect, it } from 'vitest'
import { allows, capabilitiesOf, pageCapabilities } from '@/declaration'

const { declarations, pages = [] } = collect()
const known = ['account.list', ...declarations.flatMap(capabilitiesOf), ...pages.flatMap(pageCapabilities)]

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

  it.each<[string, readonly string[], readonly string[]]>([
    ['admin', known, []],
    [
      'support',
      [
        'merchant.list',
        'merchant.detail',
        'trade.list',
        'trade.detail',
        'trade.query',
        'trade.renotify',
        'trade.field.total_fee',
        'trade.field.payer_mask',
      ],
      [
        'trade.refund',
        'trade.close',
        'merchant.clearGrant',
        'merchant.remove',
        'emailTemplate.list',
        'account.list',
      ],
    ],
    [
      'finance',
      ['trade.list', 'trade.detail', 'trade.refund', 'trade.close', 'trade.field.total_fee'],
      ['merchant.list', 'emailTemplate.list', 'account.list'],
    ],
    [
      'viewer',
      ['merchant.list', 'trade.list', 'trade.detail', 'emailTemplate.list', 'trade.field.total_fee'],
      [
        'trade.field.payer_mask',
        'trade.refund',
        'trade.query',
        'merchant.pause',
        'emailTemplate.create',
        'emailTemplate.edit',
        'emailTemplate.remove',
        'account.list',
      ],
    ],
    ['editor', known.filter((key) => key !== 'account.list'), ['account.list']],
    ['visitor', [], known],
    ['nobody', [], known],
  ])('%s may do exactly this', (key, allowed, denied) => {
    const { permissions } = roleOf(key)
    expect(allowed.filter((one) => !allows(permissions, one))).toEqual([])
    expect(denied.filter((one) => allows(permissions, one))).toEqual([])
    // A table that names what is not there would prove nothing.
    for (const one of [...allowed, ...denied]) expect(known).toContain(one)
  })
})
