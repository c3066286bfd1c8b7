import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { loadAccountSpeech } from '@/i18n/accountTexts'
import { languages } from '@/i18n/languages'
import { loadPageSpeech } from '@/i18n/pageTexts'
import { forms } from './account'
import script from './beforePaint.js?raw'
import { LoginPage } from './login/LoginPage'
import { PublicLanguage } from './public'

/* Only for the build: renders the public pages as documents, using the same components that the browser hydrates. */

const nothing = () => undefined
const done = async () => undefined
const account = { signInAddress: '/login', onDone: nothing }

/** `modules`: what the browser needs to hydrate the page, in addition to the first script. */
const pages = [
  {
    path: '/login',
    modules: ['src/pages/public.tsx'],
    load: loadPageSpeech,
    content: async () => <LoginPage onTyping={nothing} onSignedIn={done} />,
  },
  {
    path: '/register',
    modules: ['src/pages/account/index.tsx', 'src/pages/register/RegisterPage.tsx', 'src/i18n/zh/account.ts'],
    load: loadAccountSpeech,
    content: async () => createElement(await forms['/register'](), account),
  },
  {
    path: '/resetpwd',
    modules: ['src/pages/account/index.tsx', 'src/pages/recovery/RecoveryPage.tsx', 'src/i18n/zh/account.ts'],
    load: loadAccountSpeech,
    content: async () => createElement(await forms['/resetpwd'](), account),
  },
] as const

/** A page in a language; title and markup are HTML. */
export interface Prerendered {
  readonly locale: string
  readonly lang: string
  readonly title: string
  readonly markup: string
}

export interface PublicDocument {
  readonly path: string
  readonly modules: readonly string[]
  /** In every language, the default one first. */
  readonly languages: readonly Prerendered[]
}

/** React writes a page's title before its markup. */
const parts = /^<title>([^<]*)<\/title>(.*)$/s

const prerender = async ({ path, load, content }: (typeof pages)[number], locale: string) => {
  const html = renderToString(
    <PublicLanguage initial={await load(locale)} load={load}>
      {await content()}
    </PublicLanguage>,
  )
  const [, title, markup] = parts.exec(html) ?? []
  if (title === undefined || markup === undefined) throw new Error(`${path} renders no title`)
  return { title, markup }
}

/** Rendered while this file loads, because the build closes its module loader right after. */
export const publicDocuments: readonly PublicDocument[] = await Promise.all(
  pages.map(async (page) => ({
    path: page.path,
    modules: page.modules,
    languages: await Promise.all(
      languages.map(async ({ locale, lang = locale }) => ({
        locale,
        lang,
        ...(await prerender(page, locale)),
      })),
    ),
  })),
)

/** The script inside each document that runs before painting. */
export const beforePaint: string = script
  .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  .replaceAll(/\s*\n\s*/g, '\n')
  .trim()
