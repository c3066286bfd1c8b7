import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, menuItem, question, subject, tab } from '../onPage'
import { entry, openWorkspace, type WorkspacePlatform, workspacePlatform } from './workspace.fixture'

let platform: WorkspacePlatform
beforeEach(() => {
  platform = workspacePlatform()
})

const letter = '编辑信件 - 第1封信'
/** A tab's name tells that something in it is not saved. */
const draft = new RegExp(`${letter}.*未保存`)

const typed = async (options: Parameters<typeof openWorkspace>[1] = {}) => {
  const opened = await openWorkspace(platform, { at: '/demo/letter/L1', ...options })
  await expect.element(tab(letter)).toBeVisible()
  await subject().fill('草稿')
  await expect.element(page.getByRole('tab', { name: draft })).toBeVisible()
  return opened
}

const closeByKey = async (name: string) => {
  const element = page.getByRole('tab', { name }).element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{Delete}')
}

describe('a tab with something unsaved', () => {
  test('asks when it is closed, and names it; no keeps everything, and yes gives it up for good', async () => {
    const { path, router } = await typed()
    await closeByKey(letter)
    await expect.element(question()).toHaveTextContent(letter)
    await question().getByRole('button', { name: '继续编辑' }).click()
    await expect.element(subject()).toHaveValue('草稿')
    expect(path()).toBe('/demo/letter/L1')
    await closeByKey(letter)
    await question().getByRole('button', { name: '放弃修改' }).click()
    await expect.element(tab(letter)).not.toBeInTheDocument()
    expect(path()).toBe('/dashboard')
    await router.navigate('/demo/letter/L1')
    await expect.element(subject()).toHaveValue('第1封信')
  })

  test('asks also when it is closed from behind the screen, by closing others or all', async () => {
    await typed()
    await entry('店铺').click()
    await tab('店铺').click({ button: 'right' })
    await menuItem('关闭其它').click()
    await expect.element(question()).toHaveTextContent(letter)
    await question().getByRole('button', { name: '继续编辑' }).click()
    await expect.element(page.getByRole('tab', { name: draft })).toBeVisible()
    await tab('店铺').click({ button: 'right' })
    await menuItem('关闭所有').click()
    await question().getByRole('button', { name: '放弃修改' }).click()
    await expect.element(page.getByRole('tab', { name: draft })).not.toBeInTheDocument()
    await expect.element(tab('店铺')).not.toBeInTheDocument()
  })

  test('asks before it is refreshed, and then shows what the platform has', async () => {
    const { path } = await typed()
    await tab(letter).click({ button: 'right' })
    await menuItem('刷新').click()
    await question().getByRole('button', { name: '放弃修改' }).click()
    await expect.element(subject()).toHaveValue('第1封信')
    expect(path()).toBe('/demo/letter/L1')
    expect(platform.getOne.mock.calls.length).toBeGreaterThan(1)
  })

  test('asks before signing out; yes signs out', async () => {
    const { logout } = await typed()
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await menuItem('退出登录').click()
    await question().getByRole('button', { name: '继续编辑' }).click()
    expect(logout).not.toHaveBeenCalled()
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await menuItem('退出登录').click()
    await question().getByRole('button', { name: '放弃修改' }).click()
    await expect.poll(() => logout.mock.calls.length).toBe(1)
  })

  test('never asks when one goes to another tab, and still knows that it is not saved when one comes back', async () => {
    await typed()
    await entry('店铺').click()
    await expect.element(page.getByRole('grid')).toBeVisible()
    await expect.element(question()).not.toBeInTheDocument()
    await page.getByRole('tab', { name: draft }).click()
    await expect.element(subject()).toHaveValue('草稿')
    await closeByKey(letter)
    await expect.element(question()).toHaveTextContent(letter)
  })

  test('makes the browser ask before a reload, also from behind the screen, and no longer once it is saved', async () => {
    const asks = () => {
      const leaving = new Event('beforeunload', { cancelable: true })
      dispatchEvent(leaving)
      return leaving.defaultPrevented
    }
    await typed()
    expect(asks()).toBe(true)
    await entry('店铺').click()
    await expect.element(page.getByRole('grid')).toBeVisible()
    expect(asks()).toBe(true)
    await tab(letter).click()
    await button('保存').click()
    await expect.element(tab(letter)).not.toBeInTheDocument()
    expect(asks()).toBe(false)
  })

  test('asks on cancel', async () => {
    const { path } = await typed()
    await button('取消').click()
    await question().getByRole('button', { name: '放弃修改' }).click()
    await expect.poll(path).toBe('/demo/letter')
    await expect.element(tab(letter)).not.toBeInTheDocument()
  })
})

describe('a form over its list', () => {
  const name = () => page.getByRole('dialog').getByRole('textbox', { name: '店铺名称' })

  test('asks nothing when nothing is typed; asks when cancelled, or left by the browser’s way back', async () => {
    const { path, router } = await openWorkspace(platform)
    await button('新建店铺').click()
    await expect.element(name()).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    await expect.poll(path).toBe('/demo/shop')
    await button('新建店铺').click()
    await name().fill('新店')
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    await question().getByRole('button', { name: '继续编辑' }).click()
    await expect.element(name()).toHaveValue('新店')
    await router.navigate(-1)
    await question().getByRole('button', { name: '放弃修改' }).click()
    await expect.poll(path).toBe('/demo/shop')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('asks also when its list is entered at another address, and names it', async () => {
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
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('tab', { name: /未保存/ })).not.toBeInTheDocument()
  })
})

test('a step inside a page asks nothing for a dialog that stays', async () => {
  const { path, router } = await openWorkspace(platform, { at: '/demo/shop' })
  await router.navigate('/demo/shop/S1/show')
  await page.getByRole('dialog').getByRole('button', { name: '暂停营业' }).click()
  const reason = page.getByRole('dialog', { name: /暂停营业/ }).getByRole('textbox', { name: '暂停原因' })
  await reason.fill('盘点')
  await router.navigate(-1)
  await expect.poll(path).toBe('/demo/shop')
  await expect.element(reason).toHaveValue('盘点')
  await expect.element(question()).not.toBeInTheDocument()
})

test('asked again and again, the question is there', async () => {
  await typed()
  await entry('店铺').click()
  const closing = page.getByRole('button', { name: `关闭“${letter}”` })
  for (let click = 0; click < 3; click++)
    closing.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(question()).toHaveTextContent(letter)
  await question().getByRole('button', { name: '放弃修改' }).click()
  await expect.element(page.getByRole('tab', { name: draft })).not.toBeInTheDocument()
})

test('a save that ends after its tab was closed leaves the page that is there by then alone', async () => {
  const { path, router } = await typed()
  platform.hold()
  await button('保存').click()
  await expect.poll(() => platform.update.mock.calls.length).toBe(1)
  await closeByKey(letter)
  await question().getByRole('button', { name: '放弃修改' }).click()
  // The address changes first; the page goes with the next drawing.
  await expect.poll(path).toBe('/dashboard')
  await expect.element(page.getByRole('tab', { name: letter })).not.toBeInTheDocument()
  await router.navigate('/demo/letter/L1')
  await expect.element(subject()).toHaveValue('第1封信')
  await subject().fill('另一份草稿')
  platform.release()
  await expect.element(page.getByText('修改成功')).toBeVisible()
  expect(path()).toBe('/demo/letter/L1')
  await expect.element(subject()).toHaveValue('另一份草稿')
  await expect.element(question()).not.toBeInTheDocument()
})
