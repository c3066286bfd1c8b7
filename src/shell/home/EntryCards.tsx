import OpenInNew from '@mui/icons-material/OpenInNew'
import { useContext, useId } from 'react'
import type { Label } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { ConsoleMenu } from '../menu/ConsoleMenu'
import { dashboardPath } from '../menu/dashboardPath'
import type { MenuEntry, MenuItem, MenuLink } from '../menu/menuEntries'
import './home.css'

interface HomeEntry {
  readonly entry: MenuItem | MenuLink
  readonly around: readonly Label[]
}

/** A group of the menu; without a label, the entries that are in no group. */
interface HomeSection {
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

const homeSections = (menu: readonly MenuEntry[]): readonly HomeSection[] => {
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

const EntryCard = ({ entry: { kind, path, label, icon }, around }: HomeEntry) => {
  const say = useSay()
  const outside = kind === 'link'
  return (
    <li>
      <Link className="home-card" to={path} {...(outside && { target: '_blank', rel: 'noopener' })}>
        <Icon name={icon ?? (outside ? 'link' : 'list')} />
        <span>
          {say(label)}
          {around.length > 0 && <small>{around.map((label) => say(label)).join(' > ')}</small>}
        </span>
        {outside && <OpenInNew fontSize="small" titleAccess={say('console.search.external')} />}
      </Link>
    </li>
  )
}

const Group = ({ label, entries }: HomeSection) => {
  const say = useSay()
  const id = useId()
  return (
    <section className="home-section" aria-labelledby={label && id}>
      {label && <h2 id={id}>{say(label)}</h2>}
      <ul>
        {entries.map((one) => (
          <EntryCard key={one.entry.path} {...one} />
        ))}
      </ul>
    </section>
  )
}

/** Links to all pages of the menu, by its groups. */
const EntryCards = () => {
  const say = useSay()
  const sections = homeSections(useContext(ConsoleMenu).entries)
  return (
    <>
      {sections.map((section) => (
        <Group {...section} key={section.key} />
      ))}
      {sections.length === 0 && <p>{say('console.shell.menu_empty')}</p>}
    </>
  )
}

export default EntryCards
