import { roleTitles } from '@resources/account/roles'
import { type Label, l, type Permissions } from '@/declaration'

export interface Role {
  readonly key: string
  readonly title: Label
  /** In the grammar of `Permissions`. */
  readonly permissions: Permissions
  /** Compared with `meta.roles` of menu entries. */
  readonly roles: readonly string[]
}

/** The platform's roles; `editor` and `visitor` are for the demonstration accounts. */
export const roles: readonly Role[] = [
  {
    key: 'admin',
    title: roleTitles.admin,
    permissions: ['*'],
    roles: ['admin'],
  },
  {
    key: 'support',
    title: roleTitles.support,
    // Answers buyers and shops, so it sees every amount and refunds small ones; it revokes no grant.
    permissions: [
      'merchant.list',
      'merchant.detail',
      'trade.list',
      'trade.detail',
      'trade.query',
      'trade.renotify',
      // Large refunds need `trade.approve` as well, or a colleague who has it.
      'trade.refund',
      // Includes refunds that are part of a decision.
      'complaint',
      'replyTemplate',
      // Explains why a message did not arrive, and resends failed ones.
      'sms',
      'announcement',
      'announcementdetail',
      'dashboard',
      'pushLog',
      'approval.list',
      'approval.detail',
      'approval.withdraw',
    ],
    roles: ['admin'],
  },
  {
    key: 'finance',
    title: roleTitles.finance,
    // Sees what messages cost, not what they say.
    permissions: [
      'trade',
      'fee',
      'sms.list',
      'sms.detail',
      '!sms.field.content',
      'announcement',
      'announcementdetail',
      'dashboard',
      'partner',
      'approval',
    ],
    roles: ['admin'],
  },
  {
    key: 'viewer',
    title: roleTitles.viewer,
    // Sees neither payers nor accounts, nor what these have done.
    permissions: ['*.list', '*.detail', '*.view', '!trade.field.payer_mask', '!account', '!operationLog'],
    roles: ['admin'],
  },
  {
    key: 'editor',
    title: roleTitles.editor,
    permissions: ['*', '!account', '!operationLog'],
    roles: ['editor'],
  },
  {
    key: 'visitor',
    title: roleTitles.visitor,
    permissions: [],
    roles: ['visitor'],
  },
]

const unknownRole = (key: string): Role => ({ key, title: l(key, key, key), permissions: [], roles: [] })

export const roleOf = (key: string): Role => roles.find((role) => role.key === key) ?? unknownRole(key)
