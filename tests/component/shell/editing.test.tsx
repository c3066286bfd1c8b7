import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choice, code, defineResource, integer, l, type MenuGroups, type Resource, text } from '@/declaration'
import { areasOf } from '@/declaration/areas'
import { DeclarationsProvider, useDeclared } from '@/screens/declarations'
import EditPanel from '@/shell/editing/EditPanel'
import { pending } from '@/shell/editing/pending'
import { useEdited } from '@/shell/editing/useEdited'
import { behindFetch } from '../behindFetch'
import { button, visible } from '../onPage'
import { violations } from '../violations'
import { renderInFrame } from './openNavbar'

const book: Resource = defineResource({
  name: 'book',
  path: '/book',
  label: l('图书', 'Books', 'Libros'),
  icon: 'template',
  key: ['id'],
  title: 'title',
  fields: {
    id: integer({ label: l('编号', 'No.', 'N.º') }),
    title: text({ label: l('书名', 'Title', 'Título') }),
    isbn: code({ label: l('书号', 'ISBN', 'ISBN') }),
    state: choice({
      label: l('状态', 'State', 'Estado'),
      of: { OPEN: l('在架', 'There', 'Está'), LENT: l('借出', 'Lent', 'Prestado') },
    }),
  },
  list: { columns: ['title', 'state', 'isbn'], moreColumns: ['id'], filters: ['title', 'state'] },
  detail: {},
  save: {},
})
/** Where versions are published. */
const declaration = defineResource({
  name: 'declaration',
  path: '/system/declaration',
  label: l('业务发布', 'Declarations', 'Declaraciones'),
  icon: 'template',
  key: ['id'],
  title: 'body',
  fields: {
    id: integer({ label: l('编号', 'No.', 'N.º') }),
    body: text({ label: l('声明', 'Declaration', 'Declaración') }),
  },
  save: { fields: ['body'] },
})
const own = areasOf([book, declaration])
const groups: MenuGroups = {}
const nothing = {}

/** A screen made from the declaration: here only its columns and actions. */
const Screen = () => {
  const { fields, list, actions = {} } = useDeclared().read('book') ?? book
  return (
    <main>
      <h1>图书</h1>
      <p data-testid="columns">{list.columns.map((name) => fields[name]?.label.zh).join(' ')}</p>
      <p data-testid="filters">{list.filters.map(String).join(' ')}</p>
      <p data-testid="actions">{Object.values(actions).map(({ label }) => label.zh)}</p>
    </main>
  )
}
const Edited = () => {
  const areas = useEdited(own, groups)
  return (
    <DeclarationsProvider areas={areas} components={nothing}>
      <Screen />
      <EditPanel />
    </DeclarationsProvider>
  )
}

const shown = (what: string) => page.getByTestId(what)
const section = (name: string) => page.getByText(name, { exact: true })
const result = () => page.getByRole('status', { name: '结果' })

const open = async (place = '', at = '/book') => {
  await own.fetch('book')
  await own.fetch('declaration')
  await renderInFrame(<Edited />, { at, resources: [book, declaration] })
  pending.open(place)
  await expect.element(page.getByRole('heading', { name: '编辑声明' })).toHaveFocus()
}

afterEach(() => {
  pending.clear('book')
  pending.close()
})

it('a label is edited where it was asked about, shown at once, and taken back', async () => {
  await open('fields.isbn')
  await page.getByLabelText('中文').first().fill('国际书号')
  await expect.element(shown('columns')).toHaveTextContent('书名 状态 国际书号')
  await visible('未写入的改动（1）')
  await button('撤回：fields.isbn.label.zh = "国际书号"').click()
  await expect.element(shown('columns')).toHaveTextContent('书名 状态 书号')
  await visible('尚无改动')
  expect(await violations()).toEqual([])
})

it('columns are put in order by the keyboard, and left out', async () => {
  await open('list.columns')
  const handle = button('移动“书号”')
  handle.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(shown('columns')).toHaveTextContent('书名 书号 状态')
  await expect.element(handle).toHaveFocus()
  await page.getByLabelText('“状态”列').selectOptions('none')
  await expect.element(shown('columns')).toHaveTextContent('书名 书号')
})

it('a filter is added and removed, and an action by state is one of the area', async () => {
  await open()
  await section('筛选').click()
  await button('移除“书名”').click()
  await expect.element(shown('filters')).toHaveTextContent('state')
  await page.getByLabelText('添加', { exact: true }).selectOptions('书号')
  await button('添加').click()
  await expect.element(shown('filters')).toHaveTextContent('state isbn')
  await section('筛选').click()
  await section('操作').click()
  await button('添加操作').click()
  await visible('以小写字母开头，只用字母、数字和下划线')
  await page.getByLabelText('标识').fill('lend')
  for (const [locale, words] of [
    ['中文', '借出'],
    ['英文', 'Lend'],
    ['西班牙文', 'Prestar'],
  ])
    await page
      .getByRole('group', { name: '名称' })
      .getByLabelText(locale ?? '')
      .last()
      .fill(words ?? '')
  await page.getByLabelText('仅当').selectOptions('状态: 在架')
  await page.getByLabelText('改为').selectOptions('状态: 借出')
  await button('添加操作').click()
  await expect.element(shown('actions')).toHaveTextContent('借出')
})

it('a field goes out of every list that names it; what identifies and names a record stays', async () => {
  await open('fields')
  await expect.element(button('移除“编号”')).not.toBeInTheDocument()
  await expect.element(button('移除“书名”')).not.toBeInTheDocument()
  await button('移除“状态”').click()
  await expect.element(shown('columns')).toHaveTextContent('书名 书号')
  await expect.element(shown('filters')).toHaveTextContent('title')
  await visible('− fields.state')
})

it('rows are dragged, and moved on from where they are', async () => {
  await open('fields')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await userEvent.dragAndDrop(row('书号'), row('书名'))
  await visible('fields.isbn → 2')
  await userEvent.dragAndDrop(row('书号'), row('编号'))
  await visible('fields.isbn → 1')
  await visible('未写入的改动（1）')
})

it('a field is put into another group', async () => {
  await open('detail')
  const [first, second] = [l('基本', 'Basic', 'Básico'), l('其他', 'Other', 'Otros')]
  pending.add('book', {
    place: ['detail', 'groups'],
    value: [
      { label: first, fields: ['title', 'isbn'] },
      { label: second, fields: ['state'] },
    ],
  })
  await button('基本').click()
  await page.getByLabelText('“书号”的分组').selectOptions('其他')
  await visible('detail.groups.0.fields = ["title"]')
  await visible('detail.groups.1.fields = ["state","isbn"]')
})

it('what is wrong is said by the server, and nothing is lost', async () => {
  behindFetch(({ body }) =>
    Response.json('edits' in body ? { error: 'book: label has no text in "zh"' } : { token: 't' }),
  )
  await open('label')
  await page.getByLabelText('中文').first().fill('')
  await button('写入源码').click()
  await expect.element(result()).toHaveTextContent('book: label has no text in "zh"')
  await visible('未写入的改动（1）')
})

it('what is written is no longer pending', async () => {
  const sent = behindFetch(({ body }) =>
    Response.json('edits' in body ? { file: 'book.area.ts', lines: [7], difference: '' } : { token: 't' }),
  )
  await open('label')
  await page.getByLabelText('英文').first().fill('Volumes')
  await button('写入源码').click()
  await expect.element(result()).toHaveTextContent('已写入 book.area.ts:7')
  await visible('尚无改动')
  expect(sent.at(-1)?.body).toEqual({
    area: 'book',
    edits: [{ place: ['label', 'en'], value: 'Volumes' }],
  })
})

it('what only shows is saved as a draft to publish, on top of what is shown otherwise already', async () => {
  const before = { place: ['label', 'zh'], value: '书' }
  const sent = behindFetch(({ name }) => {
    if (name === 'declarations') return { head: '', areas: [], overlays: [{ name: 'book', hash: 'h1' }] }
    if (name === 'h1') return Response.json({ name: 'book', edits: [before] })
    return { id: 1 }
  })
  await open('label')
  await page.getByLabelText('英文').first().fill('Volumes')
  await button('存为发布草稿').click()
  await expect.element(result()).toHaveTextContent('已存为草稿，请在此处发布：业务发布')
  const { name, body } = sent.at(-1) ?? {}
  expect(name).toBe('savedeclaration')
  expect(JSON.parse(String(body?.body))).toEqual({
    name: 'book',
    edits: [before, { place: ['label', 'en'], value: 'Volumes' }],
  })
})

it('what is typed while edits are written stays pending', async () => {
  let finish: (answer: Response) => void = () => {}
  const writing = new Promise<Response>((resolve) => {
    finish = resolve
  })
  behindFetch(({ body }) => ('edits' in body ? writing : Response.json({ token: 't' })))
  await open('label')
  const label = page.getByLabelText('英文').first()
  await label.fill('Volumes')
  await button('写入源码').click()
  await label.fill('Tomes')
  finish(Response.json({ file: 'book.area.ts', lines: [7], difference: '' }))
  await expect.element(result()).toHaveTextContent('已写入 book.area.ts:7')
  await visible('未写入的改动（1）')
})

it('a page that no area declares says so', async () => {
  await open('', '/dashboard')
  await visible('此页面不是由业务声明生成的，请打开一个业务的页面。')
})
