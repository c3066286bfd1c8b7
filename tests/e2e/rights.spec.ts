import { expect, signInAs, test } from './fixtures'
import { isLogged, languages, speak } from './languages'
import { chooseInAccount, tokenOf } from './onPage'

/*
 * What an account may see, in each language: the platform's menus, roles, and the console viewed as another role.
 */
for (const words of languages)
  test.describe(words.language, () => {
    const { shell, page: pages, view_as: viewAs } = words.console
    const inLanguage = (zh: string, en: string, es: string) => ({ zh, en, es })[words.language]
    const templates = inLanguage('邮件模板', 'E-mail templates', 'Plantillas de correo')
    test.beforeEach(({ context, platform }) => speak(context, platform.url, words))

    if (isLogged(words, 6))
      test('the platform’s menu leads to its pages', async ({ page }) => {
        test.slow()
        await signInAs(page, words, 'admin')
        const menu = page.getByRole('navigation', { name: shell.navigation })
        await menu.getByRole('link', { name: inLanguage('图标', 'Icons', 'Iconos'), exact: true }).click()
        await expect(page).toHaveURL(/\/icon\/index$/)
        for (const [path, lands] of [
          ['/system/access/admins', /admins$/],
          ['/system/access/role', /role$/],
          ['/system/access/menu', /menu$/],
          ['/icon/index', /\/icon\/index$/],
          ['/system/test', /test$/],
          ['/system', /\/system\/access\/admins$/],
          ['/example/create', /\/example\/list\/create$/],
          ['/example/edit/12', /\/example\/list\/12$/],
          ['/example/list', /\/example\/list$/],
        ] as const) {
          await page.goto(path)
          await expect(page).toHaveURL(lands)
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
          await expect(page.getByRole('heading', { name: pages.not_found_title })).toHaveCount(0)
        }
        await expect(
          menu.getByRole('link', { name: inLanguage('外链', 'External link', 'Enlace externo') }),
        ).toHaveAttribute('rel', /noopener/)
      })

    if (isLogged(words, 7))
      test('a colleague sees what they may, and the platform refuses the rest', async ({
        page,
        platform,
      }) => {
        await signInAs(page, words, 'demo_support')
        const menu = page.getByRole('navigation', { name: shell.navigation })
        await expect(
          menu.getByRole('link', {
            name: inLanguage('授权商家', 'Authorised shops', 'Tiendas autorizadas'),
          }),
        ).toBeVisible()
        await expect(menu.getByText(templates)).toHaveCount(0)
        await page.goto('/sendsms/emailtemplete')
        await expect(page).toHaveURL(/\/401$/)
        await expect(page.getByRole('heading', { name: pages.denied_title })).toBeVisible()
        const token = await tokenOf(page.context())
        const refused = await platform.call(
          '/user/testemail',
          { template_id: 1, to_address: 'lin@example.com', request_id: '12345678' },
          token,
        )
        expect(refused.code).toBe(10003)
      })

    if (isLogged(words, 8))
      test('who may looks at the console as a colleague would see it', async ({ page }) => {
        await signInAs(page, words, 'demo_partner')
        await page.goto('/sendsms/emailtemplete')
        await expect(page.getByRole('grid')).toBeVisible()
        await chooseInAccount(page, viewAs.open)
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('combobox').selectOption(inLanguage('客服', 'Support', 'Soporte'))
        await dialog.getByRole('button').last().click()
        await expect(page).toHaveURL(/\/401$/)
        const menu = page.getByRole('navigation', { name: shell.navigation })
        await expect(menu.getByText(templates)).toHaveCount(0)
        await page.reload()
        // In a group that may be closed.
        await expect(menu.getByText(templates)).toHaveCount(1)
      })
  })
