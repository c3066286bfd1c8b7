import { isRecord } from '../condition'
import { icons } from '../icons'
import { groupParts, groupsAround, type MenuGroups, menuLevels } from '../menu'
import type { Page } from '../page'
import type { Resource } from '../resource'
import { inspectData } from './inspectData'
import { inspectAmong, type Report } from './report'
import { hasParts } from './shape'

/** Checks the groups of the menu and their nesting. */
export const inspectGroups = (groups: MenuGroups, report: Report): void => {
  const known = Object.keys(groups)
  for (const [key, group] of Object.entries(groups)) {
    inspectData(group, key, report)
    if (!/^[a-z0-9_-]+$/.test(key)) report(key, 'must consist of lower-case letters, digits, "-" and "_"')
    if (!hasParts(group, key, groupParts, report)) continue
    inspectAmong(icons, 'an icon', group.icon, `${key}.icon`, report)
    if (group.group === undefined) continue
    const place = `${key}.group`
    const around = groupsAround(group.group, groups)
    inspectAmong(known, 'a group', group.group, place, report, 'declare it or remove it here')
    if (around.includes(key)) report(place, `"${group.group}" stands in "${key}" itself; remove one of them`)
    // The group itself and an area below it must still fit.
    else if (around.length > menuLevels - 2)
      report(place, `"${group.group}" is nested too deeply; a menu has ${menuLevels} levels`)
  }
}

/** Checks that an area's group exists. */
export const inspectMenuPlace = ({ menu }: Pick<Resource, 'menu'>, groups: MenuGroups, report: Report) => {
  const { group } = menu
  if (group !== undefined)
    inspectAmong(Object.keys(groups), 'in resources/menu.ts', group, 'menu.group', report)
}

/** Checks that the menu entry a hidden area highlights exists. `resources`: all areas and pages. */
export const inspectActiveMenu = (
  { menu }: Pick<Resource, 'menu'>,
  resources: readonly (Resource | Page)[],
  report: Report,
): void => {
  if (!isRecord(menu) || menu.activeMenu === undefined) return
  const paths = resources.filter((one) => isRecord(one.menu) && !one.menu.hidden).map(({ path }) => path)
  const remedy = 'give the path of an area that is'
  inspectAmong(paths, 'in the menu', menu.activeMenu, 'menu.activeMenu', report, remedy)
}
