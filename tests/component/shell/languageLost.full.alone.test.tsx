import Cookies from 'js-cookie'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useLanguage } from '@/i18n/useSay'
import { button, visible } from '../onPage'
import { renderInFrame } from './openNavbar'

/** The Spanish texts fail to load. */
vi.mock('@/i18n/consoleLanguage', async (original) => {
  const module = await original<typeof import('@/i18n/consoleLanguage')>()
  const loadSpeech = async (locale: string) => {
    if (locale === 'es') throw new Error('the pack did not arrive')
    return module.loadSpeech(locale)
  }
  return { ...module, loadSpeech }
})

const Page = () => {
  const { say, setLocale } = useLanguage()
  return (
    <main>
      <h1>{say('console.shell.brand')}</h1>
      <input aria-label="note" />
      <button type="button" onClick={() => setLocale('es')}>
        Español
      </button>
      <button type="button" onClick={() => setLocale('en')}>
        English
      </button>
    </main>
  )
}

const failed = () => page.getByRole('alert').getByText('无法加载所选语言的文字')
const brand = (name: string) => page.getByRole('heading', { name })

it('a language whose texts do not arrive is reported, and nothing changes; another one can be chosen', async () => {
  await renderInFrame(<Page />)
  const note = page.getByRole('textbox', { name: 'note' })
  await note.fill('half a no')
  await button('Español').click()
  await visible(failed(), brand('开放平台'))
  await expect.poll(() => Cookies.get('language')).toBe('zh')
  await button('English').click()
  await visible(brand('Open Platform'))
  await expect.element(note).toHaveValue('half a no')
  expect(Cookies.get('language')).toBe('en')
})

it('a language whose texts do not arrive leaves a console that begins in it in Chinese, and stays remembered for the next visit', async () => {
  await renderInFrame(<Page />, { language: 'es' })
  await visible(brand('开放平台'), failed())
  expect(Cookies.get('language')).toBe('es')
  await button('English').click()
  await visible(brand('Open Platform'))
})
