import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'

const open = async (page: Page) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible()
}

/** The guard around every test must be able to fail. */
test.describe('the guard notices', () => {
  test.beforeEach(({ page }) => open(page))

  test('a console error and a warning', async ({ page, complaints }) => {
    await page.evaluate(() => console.error('something broke'))
    await page.evaluate(() => console.warn('something smells'))
    await complaints.take('console error: something broke')
    await complaints.take('console warning: something smells')
  })

  test('an uncaught error', async ({ page, complaints }) => {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('nobody caught me')
      })
    })
    await complaints.take('uncaught: Error: nobody caught me')
  })

  test('a request to another host, which cannot be reached', async ({ page, complaints }) => {
    await page.evaluate(() => {
      new Image().src = 'https://elsewhere.example.com/pixel.png'
    })
    await complaints.take('https://elsewhere.example.com/pixel.png')
  })

  test('code made from text, which the policy forbids', async ({ page, complaints }) => {
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "injected"'
      document.head.append(script)
    })
    await complaints.take('Content Security Policy')
  })
})

test('the guard notices an answer that does not keep to its declaration', async ({ page, complaints }) => {
  await page.route('**/api/user/tradelist?*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    Object.assign(answer.data.items[1], { total_fee: 12.5, payer_total: '100' })
    await route.fulfill({ response, json: answer })
  })
  await signIn(page)
  await page.goto('/pay/tradelist')
  await complaints.take('GET /user/tradelist total_fee: it is in another unit, in 1 of 20 rows')
  await complaints.take('GET /user/tradelist payer_total: it is of another type')
})

test.describe('with a platform of its own', () => {
  test.use({ alone: true })
  test.beforeEach(({ page }) => open(page))

  test('the guard notices a call that nobody answers', async ({ page, platform, complaints }) => {
    // If a part of the page could no longer be fetched, the page would reload, from nowhere.
    await page.waitForLoadState('networkidle')
    await platform.stop()
    await page.evaluate(() => fetch('/api/user/info').catch(() => {}))
    await complaints.take('net::ERR_CONNECTION_REFUSED')
  })

  test('what a page asks while the platform is restarted is not held against it', async ({
    page,
    platform,
  }) => {
    const restarted = platform.restart('SIGKILL')
    const unanswered = page.evaluate(async () => {
      for (;;) {
        const refused = await fetch('/api/user/info').then(
          () => false,
          () => true,
        )
        if (refused) return
      }
    })
    await Promise.all([unanswered, restarted])
  })
})
