import type { MenuGroups } from '../menu'
import type { Page } from '../page'
import type { Resource } from '../resource'
import { inspectData } from './inspectData'
import { inspectEndpoints } from './inspectEndpoints'
import { inspectIcon } from './inspectIcon'
import { inspectActiveMenu, inspectMenuPlace } from './inspectMenu'
import { hasParts, type Report } from './report'

/** Checks a page and its endpoints. @param others all areas and pages */
export const inspectPage = (
  page: Page,
  groups: MenuGroups,
  others: readonly (Resource | Page)[],
  report: Report,
): void => {
  inspectData(page, '', report)
  const parts = {
    name: 'text',
    path: 'text',
    label: 'label',
    icon: 'text',
    menu: 'group',
    component: 'text',
  } as const
  if (!hasParts(page, '', parts, report)) return
  if (!/^[a-z][a-zA-Z0-9]*$/.test(page.name)) report('name', 'must be one word in lower camel case')
  if (!/^(\/[a-z0-9_-]+)+$/.test(page.path)) report('path', 'must be a route such as "/merchant/merchant"')
  inspectIcon('icon', page.icon, report)
  inspectMenuPlace(page, groups, report)
  inspectActiveMenu(page, others, report)
  inspectEndpoints(
    page.endpoints,
    others.map(({ name }) => name),
    report,
  )
}
