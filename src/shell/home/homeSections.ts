import type { Label } from '@/declaration'
import { dashboardPath } from '../menu/consoleRoutes'
import type { MenuEntry, MenuItem, MenuLink } from '../menu/menuEntries'

/** A page, or an address outside the console, that the home page leads to. */
export interface HomeEntry {
  readonly entry: MenuItem | MenuLink
  /** The names of the submenus between its section and it. */
  readonly around: readonly Label[]
}

/** A group of the menu; one without a label holds entries that stand in the menu by themselves. */
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

/** The menu as the home page shows it: in its order and its groups, without the home page itself. */
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
