import { foreignRedirects } from '../unit/security/foreignRedirects'
import { expect, signInAs, test } from './fixtures'
import { languages } from './languages'

/*
 * Unit tests cover all of them without a browser. Here, one of each sort goes all the way, through the address bar and the
 * sign-in. A request to another host fails a test automatically.
 */
const sorts = [
  'a protocol-relative address',
  'slash and backslash',
  'two backslashes',
  'an encoded backslash',
  'encoded slashes',
  'a scheme without slashes',
  'a script',
  'data',
  'a tab that browsers drop',
  'a user before an @',
  'only full-width slashes',
  'an encoded climb and backslash',
  'the sign-in page in a circle',
]

test('whatever stands in the address of the sign-in page, signing in leads into the console', async ({
  page,
  context,
  platform,
}) => {
  test.setTimeout(120_000)
  for (const sort of sorts) {
    const [, value] = foreignRedirects.find(([what]) => what === sort) ?? ['', undefined]
    expect(value, sort).toBeDefined()
    await test.step(sort, async () => {
      await page.goto(`/login?redirect=${encodeURIComponent(value ?? '')}`)
      await signInAs(page, languages[0], 'demo_partner', false)
      await expect(page).toHaveURL(`${platform.url}/dashboard`)
      // Not from inside the console: without its cookie it leaves by itself, which would disturb the next step.
      await page.goto('about:blank')
      await context.clearCookies({ name: 'Admin-Token' })
    })
  }
})
