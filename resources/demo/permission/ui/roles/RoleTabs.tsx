import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Sheet } from '@/ui/Card'
import { hasRole, type RoleList } from './hasRole'
import { useRoles } from './useRoles'

interface RoleTab {
  readonly key: string
  readonly roles: RoleList
  readonly name: Label
  readonly text: Label
}

const all: readonly RoleTab[] = [
  {
    key: 'admin',
    roles: ['admin'],
    name: l('Admin', 'Admin', 'Admin'),
    text: l('admin 看得到这一页', 'Admin sees this tab', 'Admin ve esta pestaña'),
  },
  {
    key: 'editor',
    roles: ['editor'],
    name: l('Editor', 'Editor', 'Editor'),
    text: l('editor 看得到这一页', 'Editor sees this tab', 'Editor ve esta pestaña'),
  },
  {
    key: 'either',
    roles: ['admin', 'editor'],
    name: l('Admin 或 Editor', 'Admin or Editor', 'Admin o Editor'),
    text: l(
      'admin 和 editor 都看得到这一页',
      'Both admin and editor see this tab',
      'Tanto admin como editor ven esta pestaña',
    ),
  },
]

const about = l('按角色显示的标签页', 'Tabs by role', 'Pestañas por rol')
const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  padding: theme.console.size.gap,
  borderTop: `1px solid ${theme.console.colours.ink.line}`,
  '& > code': { fontFamily: 'var(--font-mono)', fontSize: 13, color: theme.palette.text.secondary },
}))

/** Tabs that depend on the role. */
export const RoleTabs = () => {
  const say = useSay()
  const id = useId()
  const { roles = [] } = useRoles()
  const [chosen, choose] = useState('')
  const tabs = all.filter((tab) => hasRole(roles, tab.roles))
  // The selected tab may belong to another role.
  const shown = tabs.find(({ key }) => key === chosen) ?? tabs[0]
  if (!shown) return null
  return (
    <Sheet style={{ maxWidth: 550 }}>
      <Tabs
        value={shown.key}
        onChange={(_, key: string) => choose(key)}
        aria-label={say(about)}
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map(({ key, name }) => (
          <Tab key={key} value={key} id={`${id}-${key}`} aria-controls={`${id}-panel`} label={say(name)} />
        ))}
      </Tabs>
      <Content role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.key}`} tabIndex={0}>
        {say(shown.text)}
        <code>{`hasRole(roles, [${shown.roles.map((role) => `'${role}'`).join(', ')}])`}</code>
      </Content>
    </Sheet>
  )
}
