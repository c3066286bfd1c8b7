import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { CodeSheet, DemoPage } from '@resources/demo/ui/DemoPage'
import { Tabbed } from '@resources/demo/ui/Tabbed'
import type { ReactNode } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Section, Sheet } from '@/ui/Card'
import { hasRole, type RoleList } from './roles/hasRole'
import { useRoles } from './roles/roles'
import { SwitchRoles } from './roles/SwitchRoles'

const texts = {
  about: l(
    '按角色显示页面里的内容：切换角色后，下面的内容立刻随之出现或消失。',
    'Parts of a page for some roles only: they appear and disappear at once with the role that is chosen.',
    'Partes de una página solo para algunos roles: aparecen y desaparecen al momento con el rol elegido.',
  ),
  component: l('用组件判断', 'By a component', 'Con un componente'),
  componentAbout: l(
    '组件只显示给列出的角色，其他角色的页面上根本没有它的内容。',
    'A component shows its content to the listed roles; for the others the content is not in the page at all.',
    'Un componente muestra su contenido a los roles indicados; para los demás el contenido no está en la página.',
  ),
  function: l('用函数判断', 'By a function', 'Con una función'),
  functionAbout: l(
    '有些地方放不下组件，例如标签页要先知道有哪几页：这时用函数判断。',
    'Where no component fits, as with tabs that must know first which there are, a function decides.',
    'Donde no cabe un componente, como en pestañas que deben saber antes cuáles hay, decide una función.',
  ),
  tabs: l('按角色显示的标签页', 'Tabs by role', 'Pestañas por rol'),
  code: l('示例代码', 'Code sample', 'Código de ejemplo'),
  codeAbout: l(
    '这只决定看得见什么。能做什么由平台按权限判断，不能只靠界面。',
    'This decides what is seen. What may be done is decided by the platform, never by the screen alone.',
    'Esto decide lo que se ve. Lo que se puede hacer lo decide la plataforma, nunca solo la pantalla.',
  ),
}

const cases = [
  {
    roles: ['admin'],
    name: l('Admin', 'Admin', 'Admin'),
    row: l('只有 admin 看得到这一行', 'Only admin sees this row', 'Solo admin ve esta fila'),
    tab: l('admin 看得到这一页', 'Admin sees this tab', 'Admin ve esta pestaña'),
  },
  {
    roles: ['editor'],
    name: l('Editor', 'Editor', 'Editor'),
    row: l('只有 editor 看得到这一行', 'Only editor sees this row', 'Solo editor ve esta fila'),
    tab: l('editor 看得到这一页', 'Editor sees this tab', 'Editor ve esta pestaña'),
  },
  {
    roles: ['admin', 'editor'],
    name: l('Admin 或 Editor', 'Admin or Editor', 'Admin o Editor'),
    row: l(
      'admin 和 editor 都看得到这一行',
      'Both admin and editor see this row',
      'Tanto admin como editor ven esta fila',
    ),
    tab: l(
      'admin 和 editor 都看得到这一页',
      'Both admin and editor see this tab',
      'Tanto admin como editor ven esta pestaña',
    ),
  },
] as const

const listOf = (roles: readonly string[]) => `[${roles.map((role) => `'${role}'`).join(', ')}]`

const sample = `<ForRoles roles={['admin']}>
  <Chip label="admin" />
</ForRoles>

const { roles = [] } = useRoles()
const tabs = all.filter((tab) => hasRole(roles, tab.roles))`

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: theme.console.size.row,
    padding: `4px ${theme.console.size.gap}px`,
  },
  '& > li + li': { borderTop: `1px solid ${theme.console.colours.ink.line}` },
  '& .MuiChip-label': { fontFamily: 'var(--font-mono)' },
}))

const TabText = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  '& > code': { fontFamily: 'var(--font-mono)', fontSize: 13, color: theme.palette.text.secondary },
}))

const ForRoles = ({ roles, children }: { roles: RoleList; children: ReactNode }) => {
  const { roles: held = [] } = useRoles()
  return hasRole(held, roles) ? children : null
}

const RoleTabs = () => {
  const say = useSay()
  const { roles = [] } = useRoles()
  const tabs = cases.filter((one) => hasRole(roles, one.roles))
  return (
    <div style={{ maxWidth: 550 }}>
      <Tabbed
        name={say(texts.tabs)}
        parts={tabs.map(({ name, tab, roles: wanted }) => ({
          key: name.en,
          label: say(name),
          content: (
            <TabText>
              {say(tab)}
              <code>{`hasRole(roles, ${listOf(wanted)})`}</code>
            </TabText>
          ),
        }))}
      />
    </div>
  )
}

export default function DirectivePermission() {
  const say = useSay()
  return (
    <DemoPage about={texts.about}>
      <SwitchRoles path="/permission/directive" />
      <Section title={say(texts.component)}>
        <p>{say(texts.componentAbout)}</p>
        <Sheet>
          <Rows aria-live="polite">
            {cases.map(({ roles, row }) => (
              <ForRoles key={row.en} roles={roles}>
                <li>
                  {say(row)}
                  <Chip label={`<ForRoles roles={${listOf(roles)}}>`} />
                </li>
              </ForRoles>
            ))}
          </Rows>
        </Sheet>
      </Section>
      <Section title={say(texts.function)}>
        <p>{say(texts.functionAbout)}</p>
        <RoleTabs />
      </Section>
      <Section title={say(texts.code)}>
        <p>{say(texts.codeAbout)}</p>
        <CodeSheet name={say(texts.code)}>{sample}</CodeSheet>
      </Section>
    </DemoPage>
  )
}
