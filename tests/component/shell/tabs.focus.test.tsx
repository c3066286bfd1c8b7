import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tab } from '../onPage'
import { openWorkspace, workspacePlatform } from './workspace.fixture'

const byButton = (name: string) => page.getByRole('button', { name: `关闭“${name}”` }).click()

const byKey = async (name: string) => {
  const element = page.getByRole('tab', { name }).element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{Delete}')
}

describe('in the console the focus goes to the tab that has moved up', () => {
  it.each([
    ['its button', byButton],
    ['Delete', byKey],
  ])('when one is closed by %s', async (_, close) => {
    const { router } = await openWorkspace(workspacePlatform(), { at: '/demo/shop' })
    await router.navigate('/demo/letter')
    await expect.element(tab('信件')).toBeVisible()
    await router.navigate('/demo/more0')
    await expect.element(tab('其他0')).toBeVisible()
    // Behind the screen, then the one on the screen.
    await close('店铺')
    await expect.element(tab('信件')).toHaveFocus()
    await close('其他0')
    await expect.element(tab('信件')).toHaveFocus()
    await close('信件')
    await expect.element(tab('首页')).toHaveFocus()
  })

  it.each([
    ['its button', byButton],
    ['Delete', byKey],
  ])('when one is closed by %s, after the question whether to give up what is typed', async (_, close) => {
    await openWorkspace(workspacePlatform(), { at: '/demo/letter/L1' })
    await page.getByRole('textbox', { name: '主题' }).fill('草稿')
    await expect.element(page.getByRole('tab', { name: /未保存/ })).toBeVisible()
    await close('编辑信件 - 第1封信')
    await page.getByRole('button', { name: '放弃修改' }).click()
    await expect.element(tab('首页')).toHaveFocus()
  })
})
