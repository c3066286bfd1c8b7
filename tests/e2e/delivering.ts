import type { Browser, Page } from '@playwright/test'
import { expect, type Platform, passwords, signIn } from './fixtures'
import { main, rows } from './onPage'

/* Publishes areas, by hand in the console or independently of any page. */

/** A colleague with their own browser. */
export const desk = async (
  browser: Browser,
  baseURL: string | undefined,
  as: Parameters<typeof signIn>[1],
): Promise<Page> => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, as)
  return page
}

export const write = async (page: Page, declaration: object, note: string) => {
  await page.goto('/system/declaration/create')
  const form = main(page)
  await form.getByRole('textbox', { name: /^声明/ }).fill(JSON.stringify(declaration))
  await form.getByRole('textbox', { name: /^版本说明/ }).fill(note)
  await form.getByRole('button', { name: '创建', exact: true }).click()
}

export const act = async (page: Page, note: string, action: string) => {
  const row = rows(page).filter({ hasText: note })
  const button = row.getByRole('button', { name: action, exact: true })
  await expect(row.getByRole('button').first()).toBeVisible()
  if ((await button.count()) === 0) {
    await row.getByRole('button', { name: /^更多/ }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  } else await button.click()
}

/** Asks for publication, and has a second person agree. */
export const publish = async (page: Page, colleague: Page, note: string) => {
  await act(page, note, '发布')
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: '提交审批', exact: true }).click()
  await expect(question.getByRole('region', { name: '批准后的变化' })).toContainText('使用中')
  await question.getByRole('button', { name: '提交审批', exact: true }).click()
  await expect(question).toBeHidden()
  await colleague.goto('/approval')
  await rows(colleague).first().getByRole('button', { name: '批准', exact: true }).click()
  await colleague.getByRole('dialog').getByRole('button', { name: '批准', exact: true }).click()
  await expect(colleague.getByText(/^批准成功/)).toBeVisible()
}

type Data = { readonly [name: string]: unknown }

/** Calls of an account, independently of any page. Each throws with the platform's message if it is refused. */
export const callsAs = async (platform: Platform, username: keyof typeof passwords) => {
  const answered = async (path: string, body: object, token?: string): Promise<Data> => {
    const answer = await platform.call(path, body, token)
    const { code, data, message } = { message: '', ...answer }
    if (code !== 0) throw new Error(`${path}: ${code} ${message}`)
    return data as Data
  }
  const { token } = await answered('/user/login', { username, password: passwords[username] })
  return (path: string, body: object) => answered(`/user/${path}`, body, String(token))
}

/** Publishes a declaration as its owner and a second person would, without a page, and waits until its calls are served. */
export const publishBeside = async (
  platform: Platform,
  declaration: { readonly name: string; readonly [part: string]: unknown },
): Promise<void> => {
  const owner = await callsAs(platform, 'demo_partner')
  const second = await callsAs(platform, 'demo_manager')
  const { id } = await owner('savedeclaration', { body: JSON.stringify(declaration), note: '版本' })
  const asked = await owner('askapproval', {
    ...{ area: 'declaration', action: 'publish', body: { id }, note: '' },
    request_id: crypto.randomUUID(),
  })
  await second('approverequest', { id: asked.id })
  const list = `${platform.url}/api/user/area/${declaration.name}/list?page=1&limit=1`
  // On a busy machine, the platform needs a while to restart with the area.
  await expect.poll(async () => (await fetch(list)).status, { timeout: 60_000 }).not.toBe(404)
}
