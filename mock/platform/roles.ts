import { type Label, l, type Permissions } from '@/declaration'

/** What an account is there for, and what it may do. */
export interface Role {
  readonly key: string
  readonly title: Label
  /** In the grammar of `Permissions`. */
  readonly permissions: Permissions
  /** The names that `meta.roles` of the menu is held against (specification §6). */
  readonly roles: readonly string[]
}

/**
 * The platform's roles. Partners' people have one of the first four; `editor` and `visitor` are those of the
 * demonstration accounts (specification §6).
 */
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
    // Answers buyers and shops, so it sees every amount; it moves no money and takes no grant away.
    permissions: [
      'merchant.list',
      'merchant.detail',
      'trade.list',
      'trade.detail',
      'trade.query',
      'trade.renotify',
      // A refund that is part of its decision on a complaint belongs to the decision.
      'complaint',
      'replyTemplate',
      // Says why a message did not come, and sends again what failed (domain §17).
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
    // What the fees of messages are made of, not what the messages say.
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
    // Neither who paid nor who works here is a reader's business.
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

/** An account whose role the platform no longer knows may do nothing. */
const unknownRole = (key: string): Role => ({ key, title: l(key, key, key), permissions: [], roles: [] })

/** The role of this key. */
export const roleOf = (key: string): Role => roles.find((role) => role.key === key) ?? unknownRole(key)
