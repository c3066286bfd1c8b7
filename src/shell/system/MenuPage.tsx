import TaskAlt from '@mui/icons-material/TaskAlt'
import { styled } from '@mui/material/styles'
import { useContext } from 'react'
import { type Label, l } from '@/declaration'
import { formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Section, Sheet } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { PageHead } from '@/ui/PageHead'
import { Table, TableFrame, TableHead } from '@/ui/Table'
import { type ProblemRecord, useErrorLog } from '../errorLog/errorLog'
import { ConsoleMenu, usePageName } from '../menu/ConsoleMenu'
import { isExternal, isVisitable, type MenuRoute } from '../menu/routes'
import { type Mark, type MenuRow, menuCounts, menuRows } from './menuRows'

const texts = {
  title: l('菜单', 'Menu', 'Menú'),
  count: l(
    '共 {all} 项，其中 {hidden} 项不在菜单中显示',
    '{all} in all, {hidden} not shown',
    '{all} en total, {hidden} sin mostrar',
  ),
  about: l(
    '控制台实际读到的路由：业务声明与平台下发的菜单合并后的结果，侧边栏、面包屑、搜索和标签页都以它为准。',
    'The routes as the console has read them, from the declared areas and the platform’s menu together: sidebar, breadcrumb, search and tabs follow them.',
    'Las rutas tal como las ha leído la consola, de las áreas declaradas y del menú de la plataforma: las siguen la barra lateral, la ruta de navegación, la búsqueda y las pestañas.',
  ),
  name: l('名称', 'Name', 'Nombre'),
  level: l('第 {level} 级', 'Level {level}', 'Nivel {level}'),
  path: l('路径', 'Path', 'Ruta'),
  aliases: l('也可由 {paths} 进入', 'Also at {paths}', 'También en {paths}'),
  page: l('页面', 'Page', 'Página'),
  group: l('分组', 'Group', 'Grupo'),
  marks: l('标记', 'Marks', 'Marcas'),
  unnamed: l('未命名', 'No name', 'Sin nombre'),
  tree: l('路由', 'Routes', 'Rutas'),
  leftOut: l('未采用的配置', 'What was left out', 'Lo que se ha omitido'),
  leftOutHint: l(
    '以下配置有误，控制台已忽略，其余菜单不受影响。请把原文交给平台技术人员修改；清空错误日志后这里也会清空。',
    'These could not be used; the rest of the menu works as if they had not been there. Hand the words to the platform’s engineers. They go when the error log is cleared.',
    'No se han podido usar; el resto del menú funciona como si no estuvieran. Entregue el texto al equipo técnico de la plataforma. Desaparecen al vaciar el registro de errores.',
  ),
  problem: l('原因', 'Why', 'Motivo'),
  time: l('时间', 'Time', 'Hora'),
  fine: l('全部配置均已采用', 'Everything was used', 'Todo se ha usado'),
}

const markTexts: Readonly<Record<Mark, Label>> = {
  hidden: l('隐藏', 'Hidden', 'Oculta'),
  hiddenAround: l('上级隐藏', 'Hidden with its group', 'Oculta con su grupo'),
  affix: l('固定标签', 'Pinned tab', 'Pestaña fija'),
  noCache: l('不缓存', 'Not kept', 'Sin conservar'),
  external: l('外部链接', 'External link', 'Enlace externo'),
  pattern: l('带参数', 'Many pages', 'Varias páginas'),
  alwaysShow: l('始终展开为子菜单', 'Always a submenu', 'Siempre submenú'),
  noLink: l('不可点击', 'No link', 'Sin enlace'),
  redirect: l('跳转到 {more}', 'Leads to {more}', 'Lleva a {more}'),
  activeMenu: l('高亮 {more}', 'Marks {more}', 'Marca {more}'),
  roles: l('仅限 {more}', 'Only {more}', 'Solo {more}'),
  noBreadcrumb: l('不进面包屑', 'Not in the breadcrumb', 'Fuera de la ruta de navegación'),
}

const Name = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& svg': { flex: 'none', opacity: 0.8 },
})

const Marks = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: '0 6px',
    borderRadius: 4,
    backgroundColor: theme.console.colours.tone.info.soft,
    fontSize: 12,
    lineHeight: '20px',
  },
}))

const Words = styled('p')({ margin: 0, fontFamily: 'var(--font-mono)', fontSize: 13, whiteSpace: 'normal' })

const Quiet = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }))

const Path = ({ route }: { route: MenuRoute }) => {
  const { path, component } = route
  if (isExternal(path))
    return (
      <a href={path} target="_blank" rel="noopener noreferrer">
        {path}
      </a>
    )
  const reachable = isVisitable(route) && component !== undefined && !path.includes(':')
  return <code>{reachable ? <Link to={path}>{path}</Link> : path}</code>
}

const Row = ({ route, level, marks, aliases }: MenuRow & { aliases: readonly string[] }) => {
  const say = useSay()
  const { title, icon, component, path } = route
  return (
    <tr>
      <th
        scope="row"
        style={{ paddingLeft: 12 + (level - 1) * 28 }}
        aria-description={say(texts.level, { level })}
      >
        <Name>
          {icon && <Icon name={icon} fontSize="small" />}
          {title ? say(title) : <Quiet>{say(texts.unnamed)}</Quiet>}
        </Name>
      </th>
      <td>
        <Path route={route} />
        {aliases.length > 0 && <small>{say(texts.aliases, { paths: aliases.join(', ') })}</small>}
      </td>
      <td>
        {component ? <code>{component}</code> : <Quiet>{isExternal(path) ? '–' : say(texts.group)}</Quiet>}
      </td>
      <td>
        {marks.length > 0 && (
          <Marks>
            {marks.map(([mark, more]) => (
              <li key={mark}>{say(markTexts[mark], { more })}</li>
            ))}
          </Marks>
        )}
      </td>
    </tr>
  )
}

const Problems = ({ records }: { records: readonly ProblemRecord[] }) => {
  const say = useSay()
  const said = records.filter(
    ({ message }, index) => records.findIndex((one) => one.message === message) === index,
  )
  return (
    <Section title={say(texts.leftOut)}>
      {said.length > 0 && <p>{say(texts.leftOutHint)}</p>}
      <Sheet>
        {said.length === 0 ? (
          <EmptyState picture={<TaskAlt />} title={say(texts.fine)} />
        ) : (
          <Table>
            <TableHead columns={[say(texts.problem), say(texts.time)]} />
            <tbody>
              {said.map(({ id, message, time }) => (
                <tr key={id}>
                  <td>
                    <Words lang="en">{message}</Words>
                  </td>
                  <td>{formatTimestamp(time)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Sheet>
    </Section>
  )
}

const MenuPage = () => {
  const say = useSay()
  const name = usePageName(texts.title)
  const { routes, aliases = [] } = useContext(ConsoleMenu)
  const problems = useErrorLog().filter(({ source }) => source === 'menu')
  return (
    <>
      <PageHead title={name} count={say(texts.count, menuCounts(routes))} about={say(texts.about)} />
      <Sheet>
        <TableFrame name={say(texts.tree)}>
          <Table>
            <TableHead columns={[say(texts.name), say(texts.path), say(texts.page), say(texts.marks)]} />
            <tbody>
              {menuRows(routes).map((row) => (
                <Row
                  key={`${row.route.component ?? ''} ${row.route.path}`}
                  {...row}
                  aliases={aliases.filter(({ to }) => to === row.route.path).map(({ from }) => from)}
                />
              ))}
            </tbody>
          </Table>
        </TableFrame>
      </Sheet>
      <Problems records={problems} />
    </>
  )
}

export default MenuPage
