import announcement from '@resources/announcement/announcement.area'
import announcementdetail from '@resources/announcement/detail/announcementdetail.page'
import AnnouncementPage from '@resources/announcement/detail/ui/AnnouncementPage.part'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineMenu, loadDeclarations } from '@/declaration'
import { componentsByKey } from '@/declaration/load'
import { authProvider } from '@/platform/authProvider'
import { createDataProvider } from '@/platform/dataProvider'
import { PlatformError } from '@/platform/errors'
import { createOperator } from '@/platform/operator'
import { writeToken } from '@/platform/session'
import { fetchUserInfo } from '@/platform/user'
import { resourceScreens } from '@/screens'
import { behindFetch, refusal } from './behindFetch'
import { absent, button, click, dialog, silenceErrors, visible } from './onPage'
import { openConsole } from './shell/openConsole'
import { violations } from './violations'

const hostile = `<p>请于月底前核对</p><table><tr><td>旧字段</td></tr></table>
  <img src=x onerror="document.title='attacked'"><script>document.title='attacked'</script>
  <a href="javascript:document.title='attacked'">点我</a>`

/** A platform with four announcements. The first `important` ones are important, the last one is read. */
const platform = (important: number, { permissions = ['*'], refusing = false } = {}) => {
  const rows = ['接口下线', '密钥安全', '假期安排', '资费调整'].map((title, index) => ({
    id: 4 - index,
    title,
    category: 'SYSTEM',
    level: index < important ? 'IMPORTANT' : 'NORMAL',
    platforms: [],
    is_top: index === 0,
    is_read: index === 3,
    unread: index !== 3,
    publish_time: 1_717_200_000 - index * 86_400,
    expire_time: null,
    read_count: 10 + index,
    status: 'PUBLISHED',
    place: 4 - index,
  }))
  const unread = () => rows.filter((row) => !row.is_read)
  const read = (ids: unknown) => {
    for (const row of rows)
      if (Array.isArray(ids) && ids.includes(row.id)) Object.assign(row, { is_read: true, unread: false })
    return unread().length
  }
  const whole = (row: (typeof rows)[number]) => ({ ...row, content: hostile })
  const named = (row: (typeof rows)[number] | undefined) => (row ? { id: row.id, title: row.title } : null)
  const gone = () => refusal(45001, '公告不存在或已下线')
  let failing = false
  const calls = behindFetch(({ name, query, body }) => {
    switch (name) {
      case 'info':
        return { username: 'demo', name: '林青', permissions, unread_announcement: unread().length }
      case 'announcementlist':
        if (failing) return gone()
        return {
          items: query.get('unread') === 'true' ? unread() : rows,
          total: rows.length,
          summary: { unread: unread().length },
        }
      case 'announcementdetail': {
        const at = rows.findIndex(({ id }) => String(id) === query.get('id'))
        const row = rows[at]
        if (!row) return gone()
        const unread_count = read([row.id])
        return { ...whole(row), unread_count, prev: named(rows[at - 1]), next: named(rows[at + 1]) }
      }
      case 'importantannouncement':
        return { items: unread().flatMap((row) => (row.level === 'IMPORTANT' ? [whole(row)] : [])) }
      case 'readannouncement':
        return refusing ? gone() : { unread: read(body.all ? rows.map(({ id }) => id) : body.ids) }
      default:
        return {}
    }
  })
  const callsTo = (call: string) => calls.filter(({ name }) => name === call)
  return {
    /** Whether the list is refused from now on. */
    fail: (now: boolean) => {
      failing = now
    },
    asked: () => callsTo('importantannouncement').length,
    /** What was marked as read. */
    read: () => callsTo('readannouncement').map(({ body }) => body),
  }
}

const menuGroups = defineMenu({})
const resources = loadDeclarations({ announcement }, menuGroups)
const components = componentsByKey(
  import.meta.glob<{ default: () => null }>('/resources/announcement/**/*.part.tsx'),
)
const pages = {
  announcementdetail: {
    declared: announcementdetail,
    whole: async () => announcementdetail,
    page: AnnouncementPage,
    permission: 'announcementdetail.view',
  },
}

const open = async (at = '/announcement/announcement') => {
  writeToken('first')
  const reload = () => fetchUserInfo('first')
  const { screen, path, search } = await openConsole({
    at,
    resources,
    menuGroups,
    components,
    pages,
    screensOf: resourceScreens,
    session: {
      authProvider,
      dataProviderOf: createDataProvider,
      operator: createOperator({ first: reload, reload }),
    },
  })
  return { screen, address: () => path() + search() }
}

const notice = (name: RegExp) => page.getByRole('dialog', { name })
const haveRead = () => button('我已阅读')
const bell = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
/** How many are unread, below the list. */
const figure = (count: string) => page.getByRole('definition').filter({ hasText: new RegExp(`^${count}$`) })
const toList = () => page.getByRole('article').getByRole('link', { name: '公告', exact: true })
const row = (title: string) => page.getByRole('row').filter({ hasText: title })

test('important ones stand before everything, one after the other, until each is read, and not again', async () => {
  const { asked, read } = platform(2)
  const { screen } = await open()
  await visible(notice(/重要公告（1\/2）\s*接口下线/))
  await expect.element(haveRead()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await visible(notice(/重要公告（2\/2）\s*密钥安全/))
  await expect.element(haveRead()).toHaveFocus()
  await haveRead().click()
  await absent(dialog())
  await visible(bell('公告 - 1 条未读'), figure('1'))
  expect(read()).toEqual([{ ids: [4] }, { ids: [3] }])

  await screen.unmount()
  await open()
  await expect.poll(asked).toBe(2)
  await visible(bell('公告 - 1 条未读'))
  await absent(dialog())
})

test('important ones can be put off by Escape, the cross or a click outside: they stay unread, and do not come again', async () => {
  const { asked, read } = platform(3)
  const { screen } = await open()
  await visible(notice(/接口下线/))
  await userEvent.keyboard('{Escape}')
  await visible(notice(/重要公告（2\/3）\s*密钥安全/))
  notice(/密钥安全/)
    .element()
    .querySelector<HTMLElement>('.ui-dialog-x')
    ?.click()
  await visible(notice(/重要公告（3\/3）\s*假期安排/))
  await userEvent.click(document.querySelector('.MuiDialog-container') ?? document.body, {
    position: { x: 5, y: 5 },
  })
  await absent(dialog())
  await visible(bell('公告 - 3 条未读'))
  expect(read()).toEqual([])

  await screen.unmount()
  await open()
  await expect.poll(asked).toBe(2)
  await visible(bell('公告 - 3 条未读'))
  await absent(dialog())
})

test('one that cannot be marked holds nobody up, and says so', async () => {
  platform(2, { refusing: true })
  await open()
  await haveRead().click()
  await visible(notice(/密钥安全/), '公告不存在或已下线')
})

test('who may not see announcements has neither bell nor dialog, and the platform is not asked', async () => {
  const { asked } = platform(2, { permissions: ['*', '!announcement'] })
  await open('/dashboard')
  await visible(page.getByText('林青').first())
  // The greeting would have been fetched by then.
  await new Promise((done) => requestIdleCallback(done))
  await absent(page.getByRole('banner').getByRole('button', { name: /公告/ }))
  expect(asked()).toBe(0)
})

test('a row opens a page with the text made harmless; reading lowers every count; its neighbours are one step away', async () => {
  platform(0)
  const { address } = await open()
  await visible(row('假期安排').getByRole('img', { name: '未读' }))
  await row('假期安排').getByText('假期安排').click()
  await visible(page.getByRole('heading', { level: 1, name: '假期安排' }))
  expect(address()).toBe('/announcement/announcementdetail?id=2')
  await visible(page.getByRole('cell', { name: '旧字段' }))
  const article = page.getByRole('article').element()
  expect(article.querySelectorAll('script, img, [onerror], a[href^="javascript"]')).toHaveLength(0)
  expect(document.title).not.toContain('attacked')
  await visible(page.getByRole('article').getByText('全部平台'), bell('公告 - 2 条未读'))

  const around = page.getByRole('navigation', { name: '上一篇与下一篇' })
  await around.getByRole('link', { name: '密钥安全' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: '密钥安全' })).toHaveFocus()
  expect(address()).toBe('/announcement/announcementdetail?id=3')
  await around.getByRole('link', { name: '接口下线' }).click()
  await visible(around.getByText('没有了'))

  await toList().click()
  await visible(figure('0'))
  await absent(row('假期安排').getByRole('img', { name: '未读' }))
})

const news = () => page.getByRole('dialog', { name: '未读公告' })
const line = (title: RegExp) => news().getByRole('link', { name: title })

test('the bell opens what is unread, newest first and important ones marked; opening one lowers the count', async () => {
  platform(1)
  const { address } = await open()
  await visible(notice(/接口下线/))
  await userEvent.keyboard('{Escape}')
  await absent(dialog())
  await visible(bell('公告 - 3 条未读'))
  bell('公告 - 3 条未读').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(line(/未读.*置顶.*重要.*接口下线.*系统.*2024-06-01/)).toBeVisible()
  expect(
    news()
      .getByRole('listitem')
      .elements()
      .map((one) => /接口下线|密钥安全|假期安排|资费调整/.exec(one.textContent ?? '')?.[0]),
  ).toEqual(['接口下线', '密钥安全', '假期安排'])
  expect(news().element().contains(document.activeElement)).toBe(true)
  expect(await violations()).toEqual([])
  for (const [key, title] of [
    ['ArrowDown', /接口下线/],
    ['ArrowDown', /密钥安全/],
    ['End', /假期安排/],
    ['ArrowDown', /接口下线/],
    ['ArrowUp', /假期安排/],
    ['Home', /接口下线/],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(line(title)).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  await absent(news())
  await expect.element(bell('公告 - 3 条未读')).toHaveFocus()

  await userEvent.keyboard(' ')
  await visible(line(/密钥安全/))
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(line(/密钥安全/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await visible(page.getByRole('heading', { level: 1, name: '密钥安全' }))
  expect(address()).toBe('/announcement/announcementdetail?id=3')
  await absent(news())
  await bell('公告 - 2 条未读').click()
  await visible(line(/接口下线/))
  await absent(line(/密钥安全/))
})

test('from the bell all are marked as read; without any unread it says so, and leads to all announcements', async () => {
  const { read } = platform(0)
  const { address } = await open('/dashboard')
  await bell('公告 - 3 条未读').click()
  await news().getByRole('link', { name: '查看全部' }).click()
  await absent(news())
  await expect.poll(() => decodeURIComponent(address())).toContain('filter={"unread":true}')
  await bell('公告 - 3 条未读').click()
  await news().getByRole('button', { name: '全部已读' }).click()
  await visible(news().getByText('没有未读公告'), '全部公告已读')
  await absent(news().getByRole('button', { name: '全部已读' }))
  expect(read()).toEqual([{ all: true }])
  await news().getByRole('link', { name: '查看全部' }).click()
  await expect.poll(() => decodeURIComponent(address())).toContain('filter={}')
  await visible(bell('公告'))
})

test('where the list cannot be read, the bell says why, and tries again', async () => {
  silenceErrors(PlatformError)
  const { fail } = platform(0)
  await open('/dashboard')
  fail(true)
  await bell('公告 - 3 条未读').click()
  await expect.element(news().getByRole('alert')).toHaveTextContent('公告不存在或已下线')
  fail(false)
  await news().getByRole('button', { name: '重试' }).click()
  await visible(line(/假期安排/))
  await absent(news().getByRole('alert'))
})

test.each(['', '?id=', '?id=%20'])(
  'without its number, %j, its address leads to the list',
  async (search) => {
    platform(0)
    const { address } = await open(`/announcement/announcementdetail${search}`)
    await expect.poll(address).toBe('/announcement/announcement')
    await visible(row('假期安排'))
    expect(page.getByRole('tab').elements()).toHaveLength(2)
  },
)

test('one that is gone is said to be, with the way back, which goes by the list', async () => {
  silenceErrors(PlatformError)
  platform(0)
  const { address } = await open('/announcement/announcementdetail?id=99')
  await visible('该公告不存在或已被删除', toList())
  const way = page.getByRole('navigation', { name: '当前位置' })
  await expect.element(way).toHaveTextContent('首页公告公告详情')
  await way.getByRole('link', { name: '公告' }).click()
  await expect.poll(address).toBe('/announcement/announcement')
})

test('rows can be marked as read, one, several, and all of them', async () => {
  const { read } = platform(0)
  await open()
  await row('假期安排').getByRole('button', { name: '标记已读' }).click()
  await visible('已标记 1 条为已读', figure('2'), bell('公告 - 2 条未读'))
  for (const title of ['密钥安全', '资费调整']) await row(title).getByRole('checkbox').click()
  await button(/^标记已读/)
    .first()
    .click()
  await visible(bell('公告 - 1 条未读'))
  await click(button('取消选择'), button('全部已读').first())
  await visible('全部公告已读', bell('公告'))
  await button('全部已读').click()
  await visible('没有未读公告')
  expect(read()).toEqual([{ ids: [2] }, { ids: [3] }, { all: true }, { all: true }])
})
