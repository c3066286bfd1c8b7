import type { Locator, Page } from '@playwright/test'
import { shown } from './faults'
import { expect, signIn, test } from './fixtures'
import { goInside, main } from './onPage'

/*
 * A computer without a network, and the browser knows. What cannot be read says so at once, and is read again automatically as
 * soon as there is a network; what cannot be saved stays in its form.
 */

test.use({ watchesAnswers: false })

const lost = '网络连接失败，请检查网络'

const alertIn = (place: Locator) => place.getByRole('alert').filter({ hasText: lost }).first()

/** Opens pages once, so that their code is there. */
const visit = async (page: Page, ...paths: readonly string[]) => {
  for (const path of paths) {
    await goInside(page, path)
    await expect(shown(page).locator('[role=gridcell], form').first()).toBeVisible()
  }
}

test('a list and a form that could not be read are there once the network is', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page)
  await visit(page, '/pay/refundlist', '/pay/replytemplate', '/pay/replytemplate/create')
  await goInside(page, '/pay/replytemplate')
  const rows = shown(page).locator('tr[data-index]')
  await rows.first().getByRole('button', { name: '编辑' }).click()
  await expect(shown(page).getByRole('textbox', { name: '标题' })).not.toHaveValue('')
  await goInside(page, '/pay/replytemplate')
  const second = rows.nth(1)

  await context.setOffline(true)
  await second.getByRole('button', { name: '编辑' }).click()
  await expect(alertIn(shown(page))).toBeVisible()
  await context.setOffline(false)
  await expect(shown(page).getByRole('textbox', { name: '标题' })).not.toHaveValue('')

  await context.setOffline(true)
  await goInside(page, '/pay/refundlist?perPage=10')
  await expect(alertIn(shown(page))).toBeVisible()
  await context.setOffline(false)
  await expect(alertIn(shown(page))).toBeHidden()
  await expect(shown(page).locator('tr[data-index]')).toHaveCount(10)
  await complaints.take('net::ERR_INTERNET_DISCONNECTED')
})

test('what could not be saved stays in its form, and is saved by the next click', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page)
  await page.goto('/pay/replytemplate/create')
  const words = page.getByRole('textbox', { name: '回复内容' })
  await page.getByRole('textbox', { name: '标题' }).fill('网络中断')
  await words.fill('您好，稍后为您处理')
  await context.setOffline(true)
  await page.getByRole('button', { name: '创建' }).click()
  await expect(page.getByText(lost).first()).toBeVisible()
  await expect(words).toHaveValue('您好，稍后为您处理')
  await context.setOffline(false)
  await page.getByRole('button', { name: '创建' }).click()
  await expect(main(page).getByRole('row', { name: /网络中断/ })).toHaveCount(1)
  await complaints.take('net::ERR_INTERNET_DISCONNECTED')
})
