import { lateComponent } from '@/screens/latePart'
import type { PageRegistry } from '@/shell/menu/pageRegistry'

/**
 * The pages that a platform's menu may name by key, besides the declared areas, which it names by their names: the keys of
 * the specification (§2). Those of the articles are the demo's.
 */
export const pages: PageRegistry = {
  Icon: lateComponent(() => import('@/shell/system/IconPage')),
  Menu: lateComponent(() => import('@/shell/system/MenuPage')),
  Admins: { page: lateComponent(() => import('@/shell/system/AccountsPage')), permission: 'account.list' },
  Role: lateComponent(() => import('@/shell/system/RolePage')),
  Test: lateComponent(() => import('@/shell/system/SelfTestPage')),
}

/** Found by their place, so that a build without the folder (`DEMO=off`) has none of it. */
const demo = Object.values(import.meta.glob<{ default: PageRegistry }>('/resources/demo/ui/pages.ts'))[0]

/** Pages that are fetched once a menu names a key that is not known: the demo's, which weigh on nobody else. */
export const morePages: (() => Promise<PageRegistry>) | undefined =
  demo && (async () => (await demo()).default)
