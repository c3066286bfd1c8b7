import returnAddress from '../../resources/delivery/platform/returnAddress.json' with { type: 'json' }
import { act, desk, publish, write } from './delivering'
import { expect, signIn, test } from './fixtures'
import { heading, rows } from './onPage'

/*
 * An area that is in no release: the platform's owner writes its declaration, somebody else approves it, and a colleague in
 * another browser works with it at once. Work in progress stays on its version until they want the new one.
 */

const wechat = { kind: 'text', label: { zh: '微信号', en: 'WeChat', es: 'WeChat' }, max: 30 }
const second = { ...returnAddress, fields: { ...returnAddress.fields, wechat } }

test.describe('with a platform of its own', () => {
  test.use({ alone: true })

  test('an area is written, agreed to, used in another browser, changed, and put back', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    await signIn(page)
    const colleague = await desk(browser, baseURL, 'demo_manager')
    const operator = await desk(browser, baseURL, 'demo_support')
    const entry = operator.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '退货地址' })
    await expect(operator.getByRole('navigation', { name: '主导航' })).toBeVisible()
    await expect(entry).toHaveCount(0)

    await test.step('what is wrong is said beside the declaration, and nothing is lost', async () => {
      await write(page, { ...returnAddress, title: 'reciver' }, '第一版')
      await expect(page.getByText(/声明有误.*title.*did you mean "receiver"/)).toBeVisible()
      await page.getByRole('textbox', { name: /^声明/ }).fill(JSON.stringify(returnAddress))
      await page.getByRole('button', { name: '创建', exact: true }).click()
      await expect(rows(page).filter({ hasText: '第一版' })).toBeVisible()
    })

    await publish(page, colleague, '第一版')

    await test.step('an operator elsewhere has it within a minute, and works with it', async () => {
      await expect(entry).toBeVisible({ timeout: 60_000 })
      await entry.click()
      await expect(heading(operator)).toContainText('退货地址')
      await operator.getByRole('button', { name: '新建退货地址' }).click()
      const form = operator.getByRole('dialog')
      await form.getByRole('textbox', { name: '收货人' }).fill('华东退货组')
      await form.getByRole('textbox', { name: '联系电话' }).fill('12345')
      await form.getByRole('textbox', { name: '省市区' }).fill('浙江省 杭州市')
      await form.getByRole('textbox', { name: '详细地址' }).fill('8 号仓')
      await form.getByRole('button', { name: '创建', exact: true }).click()
      await expect(form.getByText('请输入正确的手机号或座机号，座机号如 010-62345678')).toBeVisible()
      await form.getByRole('textbox', { name: '联系电话' }).fill('0571-62345678')
      await form.getByRole('button', { name: '创建', exact: true }).click()
      const made = rows(operator).filter({ hasText: '华东退货组' })
      await expect(made).toContainText('0571-****5678')
      await made.getByRole('checkbox').check()
      await operator.getByRole('button', { name: '停用', exact: true }).first().click()
      await operator.getByRole('dialog').getByRole('button', { name: '停用', exact: true }).click()
      await expect(operator.getByRole('dialog')).toContainText('1 条全部成功')
      await operator.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
      await expect(made).toContainText('停用')
      await operator.reload()
      await expect(made).toContainText('停用')
    })

    const column = operator.getByRole('columnheader', { name: '微信号' })
    const use = operator.getByRole('button', { name: '换用新版本' })

    await test.step('another version waits until the operator wants it', async () => {
      await write(page, second, '第二版')
      await expect(rows(page).filter({ hasText: '第二版' })).toBeVisible()
      await publish(page, colleague, '第二版')
      await expect(operator.getByText('退货地址已更新，已打开的页面仍是原来的版本。')).toBeVisible({
        timeout: 60_000,
      })
      await expect(column).toHaveCount(0)
      await use.click()
      await expect(column).toBeVisible()
      await expect(use).toHaveCount(0)
    })

    await test.step('the version before is put back with one click, and no record is lost', async () => {
      await page.goto('/system/declaration')
      await act(page, '第一版', '恢复此版本')
      await page.getByRole('dialog').getByRole('button', { name: '恢复此版本', exact: true }).click()
      await expect(rows(page).filter({ hasText: '第一版' })).toContainText('使用中')
      await expect(use).toBeVisible({ timeout: 30_000 })
      await use.click()
      await expect(column).toHaveCount(0)
      await expect(rows(operator).filter({ hasText: '华东退货组' })).toBeVisible()
    })

    await test.step('what is taken out of use leaves the menu', async () => {
      await act(page, '第一版', '停用')
      const question = page.getByRole('dialog')
      await question.getByRole('textbox').fill('退货地址')
      await question.getByRole('button', { name: '停用', exact: true }).click()
      await expect(rows(page).filter({ hasText: '第一版' })).toContainText('已停用')
      await expect(use).toBeVisible({ timeout: 30_000 })
      await use.click()
      await expect(entry).toHaveCount(0)
    })
    await colleague.context().close()
    await operator.context().close()
  })
  test('words and columns of an area that is there are published, and wait for who is at its page', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page)
    const colleague = await desk(browser, baseURL, 'demo_manager')
    const operator = await desk(browser, baseURL, 'demo_support')
    const heads = operator.getByRole('columnheader')
    await operator.goto('/pay/replytemplate')
    await expect(heads).toHaveText(['', '标题', '回复内容', '适用问题', '更新时间', '操作'])
    const edits = [
      { place: ['fields', 'problem_type', 'label', 'zh'], value: '用于' },
      { place: ['list', 'columns'], value: ['title', 'content', 'problem_type'] },
    ]
    const call = { place: ['list', 'call'], value: 'GET /user/tradelist' }
    await write(page, { name: 'replyTemplate', edits: [...edits, call] }, '回复模板改名')
    await expect(page.getByText(/声明有误.*"list.call" is not how something is shown/)).toBeVisible()
    await page.getByRole('textbox', { name: /^声明/ }).fill(JSON.stringify({ name: 'replyTemplate', edits }))
    await page.getByRole('button', { name: '创建', exact: true }).click()
    await publish(page, colleague, '回复模板改名')
    const use = operator.getByRole('button', { name: '换用新版本' })
    await expect(use).toBeVisible({ timeout: 60_000 })
    await expect(heads).toHaveText(['', '标题', '回复内容', '适用问题', '更新时间', '操作'])
    await use.click()
    await expect(heads).toHaveText(['', '标题', '回复内容', '用于', '操作'])
    // As it was last received, before anything is asked for.
    await operator.reload()
    await expect(heads).toHaveText(['', '标题', '回复内容', '用于', '操作'])
    await page.goto('/system/declaration')
    await act(page, '回复模板改名', '停用')
    const question = page.getByRole('dialog')
    await question.getByRole('textbox').fill('回复模板')
    await question.getByRole('button', { name: '停用', exact: true }).click()
    await expect(use).toBeVisible({ timeout: 60_000 })
    await use.click()
    await expect(heads).toHaveText(['', '标题', '回复内容', '适用问题', '更新时间', '操作'])
  })
})
