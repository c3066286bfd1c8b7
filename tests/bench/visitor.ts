import type { Browser, BrowserContext } from '@playwright/test'

/** What a browser carries from one visit to the next. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** How the benches look at the console. */
export const window1440 = {
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 1440, height: 900 },
} as const

/** Signs in once; gives the cookies that later visits carry. */
export async function signIn(browser: Browser, url: string): Promise<State> {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: '用户名' }).fill('demo_partner')
  await page.getByRole('textbox', { name: '密码' }).fill('demo123456')
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('navigation').first().waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/**
 * Calls the platform beside the page, as another device of the same operator would.
 *
 * @throws Error with the platform's message when it refuses
 */
export async function callPlatform<Data>(
  context: BrowserContext,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Data> {
  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name === 'Admin-Token')?.value ?? ''
  const response = await context.request.fetch(`/api${path}`, {
    method,
    headers: { 'X-Token': token },
    ...(body && { data: body }),
  })
  const { code, message, data }: { code: number; message: string; data: Data } = await response.json()
  if (code !== 0) throw new Error(`${path}: ${code} ${message}`)
  return data
}
