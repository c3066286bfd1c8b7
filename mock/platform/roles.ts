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
    title: l('管理员', 'Administrator', 'Administrador'),
    permissions: ['*'],
    roles: ['admin'],
  },
  {
    key: 'support',
    title: l('客服', 'Support', 'Soporte'),
    // Answers buyers and shops, so it sees every amount; it moves no money and revokes no grant.
    permissions: [
      'merchant.list',
      'merchant.detail',
      'trade.list',
      'trade.detail',
      'trade.query',
      'trade.renotify',
      // Includes refunds that are part of a decision.
      'complaint',
      'replyTemplate',
      // Explains why a message did not arrive, and resends failed ones.
      'sms',
      'announcement',
      'announcementdetail',
      'dashboard',
      'pushLog',
    ],
    roles: ['admin'],
  },
  {
    key: 'finance',
    title: l('财务', 'Finance', 'Finanzas'),
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
    ],
    roles: ['admin'],
  },
  {
    key: 'viewer',
    title: l('只读', 'Read only', 'Solo lectura'),
    // Sees neither payers nor accounts.
    permissions: ['*.list', '*.detail', '*.view', '!trade.field.payer_mask', '!account'],
    roles: ['admin'],
  },
  {
    key: 'editor',
    title: l('编辑', 'Editor', 'Editor'),
    permissions: ['*', '!account'],
    roles: ['editor'],
  },
  {
    key: 'visitor',
    title: l('访客', 'Visitor', 'Visitante'),
    permissions: [],
    roles: ['visitor'],
  },
]

const unknownRole = (key: string): Role => ({ key, title: l(key, key, key), permissions: [], roles: [] })

export const roleOf = (key: string): Role => roles.find((role) => role.key === key) ?? unknownRole(key)
