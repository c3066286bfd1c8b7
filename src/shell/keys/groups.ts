import { formKeys } from '@/screens/form/keys'
import { templateKeys } from '@/screens/kinds/keys'
import { filterKeys } from '@/screens/list/filters/keys'
import { beyondKeys, rowKeys, tickKeys } from '@/screens/list/table/keys'
import { columnKeys } from '@/screens/list/toolbar/keys'
import { detailKeys } from '@/screens/show/keys'
import type { Keys } from '@/ui/keys'
import { explainKeys } from '../explain/keys'
import { searchKeys } from '../search/keys'
import { tabKeys } from '../tabs/keys'

/** The shortcuts of all parts of the console, the screen's before the frame's. */
export const keyGroups: readonly Keys[] = [
  detailKeys,
  formKeys,
  templateKeys,
  rowKeys,
  tickKeys,
  beyondKeys,
  columnKeys,
  filterKeys,
  tabKeys,
  searchKeys,
  explainKeys,
]

const isInSight = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())

/** The groups whose shortcuts work on the screen right now. */
export const groupsInSight = (groups: readonly Keys[]): readonly Keys[] =>
  groups.filter(({ on }) => on === undefined || isInSight(on))
