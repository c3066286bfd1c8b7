import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Section, Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { ForRoles } from './roles/ForRoles'
import type { RoleList } from './roles/hasRole'
import { RoleTabs } from './roles/RoleTabs'
import { SwitchRoles } from './roles/SwitchRoles'

const texts = {
  title: l('指令权限', 'Directive permission', 'Permisos de la directiva'),
  about: l(
    '按角色显示页面里的内容：切换角色后，下面的内容立刻随之出现或消失。',
    'Parts of a page for some roles only: they come and go at once with the role that is chosen.',
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
  code: l('示例代码', 'Code sample', 'Código de ejemplo'),
  codeAbout: l(
    '这只决定看得见什么。能做什么由平台按权限判断，不能只靠界面。',
    'This decides what is seen. What may be done is decided by the platform, never by the screen alone.',
    'Esto decide lo que se ve. Lo que se puede hacer lo decide la plataforma, nunca solo la pantalla.',
  ),
}

interface Shown {
  readonly roles: RoleList
  readonly text: Label
}

const rows: readonly Shown[] = [
  {
    roles: ['admin'],
    text: l('只有 admin 看得到这一行', 'Only admin sees this row', 'Solo admin ve esta fila'),
  },
  {
    roles: ['editor'],
    text: l('只有 editor 看得到这一行', 'Only editor sees this row', 'Solo editor ve esta fila'),
  },
  {
    roles: ['admin', 'editor'],
    text: l(
      'admin 和 editor 都看得到这一行',
      'Both admin and editor see this row',
      'Tanto admin como editor ven esta fila',
    ),
  },
]

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

const Code = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: theme.console.size.gap,
  overflow: 'auto',
  fontFamily: 'var(--font-mono)',
  fontSize: 13,
  lineHeight: 1.6,
}))

/** Parts of a page restricted to roles, by component and by function. */
const DirectivePermission = () => {
  const say = useSay()
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <SwitchRoles path="/permission/directive" />
      <Section title={say(texts.component)}>
        <p>{say(texts.componentAbout)}</p>
        <Sheet>
          <Rows aria-live="polite">
            {rows.map(({ roles, text }) => (
              <ForRoles key={text.en} roles={roles}>
                <li>
                  {say(text)}
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
        <Sheet>
          <Code tabIndex={0} aria-label={say(texts.code)} role="group">
            <code>{sample}</code>
          </Code>
        </Sheet>
      </Section>
    </>
  )
}

export default DirectivePermission
