import { lazyPage } from '@/screens/latePart'
import type { PageRegistry } from '@/shell/menu/pageRegistry'

/**
 * The pages that a platform's menu may name by key, besides the declared areas, which it names by their names: the eight
 * keys of the specification (§2), each a page of its own or the address of an area's page.
 */
export const pages: PageRegistry = {
  table_index: '/example/list',
  example_create: '/example/list/create',
  example_edit: '/example/list/:id',
  Icon: lazyPage(() => import('@/shell/system/IconPage')),
  Menu: lazyPage(() => import('@/shell/system/MenuPage')),
  Admins: { page: lazyPage(() => import('@/shell/system/AccountsPage')), permission: 'account.list' },
  Role: lazyPage(() => import('@/shell/system/RolePage')),
  Test: lazyPage(() => import('@/shell/system/SelfTestPage')),
}
