import { test } from './fixtures'

/** The guard that every test runs under must be able to fail: what it notices, it notices. */
test.describe('the guard notices', () => {
  test.beforeEach(({ page }) => page.goto('/login'))

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
