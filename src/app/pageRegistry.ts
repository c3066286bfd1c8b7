import type { PageRegistry } from '@/shell/menu/pageRegistry'
import { lateComponent } from '@/ui/late'
import { developerPages, reportPages } from './developerPages'

/** Pages that a platform's menu may name by key, besides declared areas and pages, whose key is their name. */
export const pages: PageRegistry = {
  Icon: lateComponent(() => import('@/shell/system/IconPage')),
  Menu: lateComponent(() => import('@/shell/system/MenuPage')),
  Admins: '/system/access/admins',
  Role: lateComponent(() => import('@/shell/system/RolePage')),
  Test: lateComponent(() => import('@/shell/system/SelfTestPage')),
  ...(import.meta.env.DEV ? developerPages() : undefined),
  ...(import.meta.env.DEV || import.meta.env.MODE === 'demo' ? reportPages() : undefined),
}

/** Found with a glob, so that a build without the folder (`DEMO=off`) has none. */
const demo = Object.values(import.meta.glob<{ default: PageRegistry }>('/resources/demo/ui/pages.ts'))[0]

export const morePages: (() => Promise<PageRegistry>) | undefined =
  demo && (async () => (await demo()).default)
