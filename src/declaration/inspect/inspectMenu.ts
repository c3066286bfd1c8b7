import { isRecord } from '../condition'
import { groupParts, groupsAround, type MenuGroups, menuLevels } from '../menu'
import type { Page } from '../page'
import type { Resource } from '../resource'
import { inspectData } from './inspectData'
import { inspectIcon } from './inspectParts'
import { hasParts, type Report, suggestion } from './report'

/** Checks the groups of the menu and their nesting. */
export const inspectGroups = (groups: MenuGroups, report: Report): void => {
  const known = Object.keys(groups)
  for (const [key, group] of Object.entries(groups)) {
    inspectData(group, key, report)
    if (!/^[a-z0-9_-]+$/.test(key)) report(key, 'must consist of lower-case letters, digits, "-" and "_"')
    if (!hasParts(group, key, groupParts, report)) continue
    inspectIcon(`${key}.icon`, group.icon, report)
    if (group.group === undefined) continue
    const place = `${key}.group`
    const around = groupsAround(group.group, groups)
    if (!known.includes(group.group))
      report(
        place,
        `"${group.group}" is not a group${suggestion(group.group, known, 'declare it or remove it here')}`,
      )
    else if (around.includes(key))
      report(place, `"${group.group}" stands in "${key}" itself; remove one of them`)
    // The group itself and an area below it must still fit.
    else if (around.length > menuLevels - 2)
      report(place, `"${group.group}" is nested too deeply; a menu has ${menuLevels} levels`)
  }
}

/** Checks that an area's group exists. */
export const inspectMenuPlace = (
  { menu }: Pick<Resource, 'menu'>,
  groups: MenuGroups,
  report: Report,
): void => {
  const { group } = menu
  if (group !== undefined && !Object.hasOwn(groups, group))
    report('menu.group', `"${group}" is not in resources/menu.ts${suggestion(group, Object.keys(groups))}`)
}

/** Checks that the menu entry a hidden area highlights exists. `resources`: all areas and pages. */
export const inspectActiveMenu = (
  { menu }: Pick<Resource, 'menu'>,
  resources: readonly (Resource | Page)[],
  report: Report,
): void => {
  if (!isRecord(menu) || menu.activeMenu === undefined) return
  const paths = resources.filter((one) => isRecord(one.menu) && !one.menu.hidden).map(({ path }) => path)
  if (!paths.includes(menu.activeMenu))
    report(
      'menu.activeMenu',
      `"${menu.activeMenu}" is not in the menu${suggestion(menu.activeMenu, paths, 'give the path of an area that is')}`,
    )
}
