import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isFullRun } from '../../scope'
import { absent, button, dialog, focus, grid, menuItem, question, subject, tab, visible } from '../onPage'
import { browserAsks } from '../visited'
import { entry, openWorkspace, workspacePlatform } from './workspace.fixture'

const platform = workspacePlatform()

const letter = '编辑信件 - 第1封信'
/** A tab's name says when it has unsaved work. */
const draft = new RegExp(`${letter}.*未保存`)

const typed = async (options: Parameters<typeof openWorkspace>[1] = {}) => {
  const opened = await openWorkspace(platform, { at: '/demo/letter/L1', ...options })
  await visible(tab(letter))
  await subject().fill('草稿')
  await visible(page.getByRole('tab', { name: draft }))
  return opened
}

const closeByKey = async (name: string) => {
  focus(page.getByRole('tab', { name }))
  await userEvent.keyboard('{Delete}')
}
const closeByButton = (name: string) => button(`关闭“${name}”`).click()

test('a tab with something unsaved asks when it is closed, and names it; no keeps everything, and yes gives it up for good', async () => {
  const { path, router } = await typed()
  await closeByKey(letter)
  await expect.element(question()).toHaveTextContent(letter)
  await question().getByRole('button', { name: '继续编辑' }).click()
  await expect.element(subject()).toHaveValue('草稿')
  expect(path()).toBe('/demo/letter/L1')
  await closeByKey(letter)
  await question().getByRole('button', { name: '放弃修改' }).click()
  await absent(tab(letter))
  expect(path()).toBe('/dashboard')
  await router.navigate('/demo/letter/L1')
  await expect.element(subject()).toHaveValue('第1封信')
})

if (isFullRun)
  test('a tab with something unsaved asks also when it is closed from behind the screen, by closing others or all', async () => {
    await typed()
    await entry('店铺').click()
    await tab('店铺').click({ button: 'right' })
    await menuItem('关闭其它').click()
    await expect.element(question()).toHaveTextContent(letter)
    await question().getByRole('button', { name: '继续编辑' }).click()
    await visible(page.getByRole('tab', { name: draft }))
    await tab('店铺').click({ button: 'right' })
    await menuItem('关闭所有').click()
    await question().getByRole('button', { name: '放弃修改' }).click()
    await absent(page.getByRole('tab', { name: draft }), tab('店铺'))
  })

/** The letters' list, the unsaved letter, the shops and one more: which tab is asked, which stay, which go. */
const sides: readonly (readonly [string, string, string[], string[]])[] = [
  ['关闭左侧', '店铺', ['首页', '店铺', '其他0'], ['信件', letter]],
  ['关闭右侧', '信件', ['首页', '信件'], [letter, '店铺', '其他0']],
]

if (isFullRun)
  test.each(sides)(
    'a tab with something unsaved asks when its side is closed: %s; no keeps every tab, yes closes those of that side alone',
    async (closing, on, stay, go) => {
      const { router } = await openWorkspace(platform, { at: '/demo/letter' })
      await visible(tab('信件'))
      await router.navigate('/demo/letter/L1')
      await subject().fill('草稿')
      await visible(page.getByRole('tab', { name: draft }))
      for (const name of ['店铺', '其他0']) {
        await entry(name).click()
        await visible(tab(name))
      }
      const all = page.getByRole('tab').elements().length
      const choose = async (answer: string) => {
        await page.getByRole('tab', { name: on, exact: true }).click({ button: 'right' })
        await menuItem(closing).click()
        await expect.element(question()).toHaveTextContent(letter)
        await question().getByRole('button', { name: answer }).click()
        await absent(question())
      }
      await choose('继续编辑')
      expect(page.getByRole('tab').elements()).toHaveLength(all)
      await visible(page.getByRole('tab', { name: draft }))
      await choose('放弃修改')
      await absent(...go.map((name) => page.getByRole('tab', { name: new RegExp(`^${name}`) })))
      await visible(...stay.map((name) => page.getByRole('tab', { name, exact: true })))
      expect(page.getByRole('tab').elements()).toHaveLength(all - go.length)
    },
  )

if (isFullRun)
  test('a tab with something unsaved asks before it is refreshed, and then shows what the platform has; asks on cancel', async () => {
    const { path } = await typed()
    await tab(letter).click({ button: 'right' })
    await menuItem('刷新').click()
    await question().getByRole('button', { name: '放弃修改' }).click()
    await expect.element(subject()).toHaveValue('第1封信')
    expect(path()).toBe('/demo/letter/L1')
    expect(platform.getOne.mock.calls.length).toBeGreaterThan(1)
    await subject().fill('草稿')
    await button('取消').click()
    await question().getByRole('button', { name: '放弃修改' }).click()
    await expect.poll(path).toBe('/demo/letter')
    await absent(tab(letter))
  })

if (isFullRun)
  test('a tab with something unsaved asks before signing out; yes signs out', async () => {
    const { logout } = await typed()
    await button(/^账号菜单/).click()
    await menuItem('退出登录').click()
    await question().getByRole('button', { name: '继续编辑' }).click()
    expect(logout).not.toHaveBeenCalled()
    await button(/^账号菜单/).click()
    await menuItem('退出登录').click()
    await question().getByRole('button', { name: '放弃修改' }).click()
    await expect.poll(() => logout.mock.calls.length).toBe(1)
  })

test('a tab with something unsaved never asks when one goes to another tab, and still knows that it is not saved when one comes back', async () => {
  await typed()
  await entry('店铺').click()
  await visible(grid())
  await absent(question())
  await page.getByRole('tab', { name: draft }).click()
  await expect.element(subject()).toHaveValue('草稿')
  await closeByKey(letter)
  await expect.element(question()).toHaveTextContent(letter)
})

if (isFullRun)
  test('a tab with something unsaved makes the browser ask before a reload, also from behind the screen, and no longer once it is saved', async () => {
    await typed()
    expect(browserAsks()).toBe(true)
    await entry('店铺').click()
    await visible(grid())
    expect(browserAsks()).toBe(true)
    await tab(letter).click()
    await button('保存').click()
    await absent(tab(letter))
    expect(browserAsks()).toBe(false)
  })

const name = () => dialog().getByRole('textbox', { name: '店铺名称' })

if (isFullRun)
  test('a form over its list asks nothing when nothing is typed; asks when cancelled, or left by the browser’s way back', async () => {
    const { path, router } = await openWorkspace(platform)
    await button('新建店铺').click()
    await visible(name())
    await dialog().getByRole('button', { name: '取消' }).click()
    await expect.poll(path).toBe('/demo/shop')
    await button('新建店铺').click()
    await name().fill('新店')
    await dialog().getByRole('button', { name: '取消' }).click()
    await question().getByRole('button', { name: '继续编辑' }).click()
    await expect.element(name()).toHaveValue('新店')
    await router.navigate(-1)
    await question().getByRole('button', { name: '放弃修改' }).click()
    await expect.poll(path).toBe('/demo/shop')
    await absent(dialog())
  })

if (isFullRun)
  test('a form over its list asks also when its list is entered at another address, and names it', async () => {
    const { path, router } = await openWorkspace(platform, { at: '/demo/shop/S1' })
    await name().fill('改名')
    await router.navigate('/demo/letter')
    await router.navigate('/demo/shop')
    await expect.element(question()).toHaveTextContent('店铺')
    await question().getByRole('button', { name: '继续编辑' }).click()
    expect(path()).toBe('/demo/letter')
    await page.getByRole('tab', { name: /店铺/ }).click()
    await expect.element(name()).toHaveValue('改名')
    await router.navigate('/demo/letter')
    await router.navigate('/demo/shop')
    await question().getByRole('button', { name: '放弃修改' }).click()
    await expect.poll(path).toBe('/demo/shop')
    await absent(dialog(), page.getByRole('tab', { name: /未保存/ }))
  })

if (isFullRun)
  test('a step inside a page asks nothing for a dialog that stays', async () => {
    const { path, router } = await openWorkspace(platform, { at: '/demo/shop' })
    await router.navigate('/demo/shop/S1/show')
    await dialog().getByRole('button', { name: '暂停营业' }).click()
    const reason = page.getByRole('dialog', { name: /暂停营业/ }).getByRole('textbox', { name: '暂停原因' })
    await reason.fill('盘点')
    await router.navigate(-1)
    await expect.poll(path).toBe('/demo/shop')
    await expect.element(reason).toHaveValue('盘点')
    await absent(question())
  })

if (isFullRun)
  test('asked again and again, the question is there', async () => {
    await typed()
    await entry('店铺').click()
    const closing = button(`关闭“${letter}”`)
    for (let click = 0; click < 3; click++)
      closing.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(question()).toHaveTextContent(letter)
    await question().getByRole('button', { name: '放弃修改' }).click()
    await absent(page.getByRole('tab', { name: draft }))
  })

if (isFullRun)
  test('a save that ends after its tab was closed leaves the page that is there by then alone', async () => {
    const { path, router } = await typed()
    platform.hold()
    await button('保存').click()
    await expect.poll(() => platform.update.mock.calls.length).toBe(1)
    await closeByKey(letter)
    await question().getByRole('button', { name: '放弃修改' }).click()
    // The address changes first; the page goes with the next drawing.
    await expect.poll(path).toBe('/dashboard')
    await absent(page.getByRole('tab', { name: letter }))
    await router.navigate('/demo/letter/L1')
    await expect.element(subject()).toHaveValue('第1封信')
    await subject().fill('另一份草稿')
    platform.release()
    await visible('修改成功')
    expect(path()).toBe('/demo/letter/L1')
    await expect.element(subject()).toHaveValue('另一份草稿')
    await absent(question())
  })

const closings: readonly (readonly [by: string, close: typeof closeByKey])[] = [
  ['its button', closeByButton],
  ['Delete', closeByKey],
]

test.each(isFullRun ? closings : closings.slice(1))(
  'the focus goes to the tab that moved up when one is closed by %s',
  async (_, close) => {
    const { router } = await openWorkspace(platform, { at: '/demo/shop' })
    await router.navigate('/demo/letter')
    await visible(tab('信件'))
    await router.navigate('/demo/more0')
    await visible(tab('其他0'))
    // Behind the screen, then the one on the screen.
    await close('店铺')
    await expect.element(tab('信件')).toHaveFocus()
    await close('其他0')
    await expect.element(tab('信件')).toHaveFocus()
    await close('信件')
    await expect.element(tab('首页')).toHaveFocus()
  },
)

test.each(isFullRun ? closings : closings.slice(1))(
  'the focus goes there after the question about a draft too: closed by %s',
  async (_, close) => {
    await openWorkspace(platform, { at: '/demo/letter/L1' })
    await subject().fill('草稿')
    await visible(page.getByRole('tab', { name: /未保存/ }))
    await close('编辑信件 - 第1封信')
    await button('放弃修改').click()
    await expect.element(tab('首页')).toHaveFocus()
  },
)
