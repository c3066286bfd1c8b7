import type { Label } from '@/declaration'
import { dashboardPath } from '../menu/consoleRoutes'
import type { MenuEntry, MenuItem, MenuLink } from '../menu/menuEntries'

/** A page, or an address outside the console, that the home page links to. */
export interface HomeEntry {
  readonly entry: MenuItem | MenuLink
  /** The names of the submenus between the section and this entry. */
  readonly around: readonly Label[]
}

/** A group of the menu; without a label, it holds the entries that are in no group. */
export interface HomeSection {
  readonly key: string
  readonly label?: Label | undefined
  readonly entries: readonly HomeEntry[]
}

const leaves = (entries: readonly MenuEntry[], around: readonly Label[] = []): readonly HomeEntry[] =>
  entries.flatMap((entry) =>
    entry.kind === 'submenu'
      ? leaves(entry.entries, [...around, entry.label])
      : entry.path === dashboardPath
        ? []
        : [{ entry, around }],
  )

/** The menu as the home page shows it: same order and groups, without the home page itself. */
export const homeSections = (menu: readonly MenuEntry[]): readonly HomeSection[] => {
  const sections: HomeSection[] = []
  for (const entry of menu) {
    const grouped = entry.kind === 'submenu'
    const entries = leaves(grouped ? entry.entries : [entry])
    const last = sections.at(-1)
    if (entries.length === 0) continue
    if (grouped || !last || last.label)
      sections.push({ key: entry.path, label: grouped ? entry.label : undefined, entries })
    else sections[sections.length - 1] = { ...last, entries: [...last.entries, ...entries] }
  }
  return sections
}
