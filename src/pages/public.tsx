import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  StrictMode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Locale } from '@/declaration/label'
import { loadPageSpeech } from '@/i18n/pageTexts'
import type { Speech } from '@/i18n/say'
import { LanguageContext } from '@/i18n/useSay'
import { rememberLocale, showPageLanguage } from '@/platform/language'
import { LoginPage } from './login/LoginPage'

/* The public pages, and the React root that they share with the console: one small chunk, loaded alongside React. */

let root: Root | undefined

/** Shows a page in the only React root. Errors, caught or not, are reported as `error` events on the window. */
export function showPage<Props extends object>(Page: ComponentType<Props>, props: Props): void {
  root ??= start()
  root.render(
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
  )
}

function start(): Root {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no element with the id root')
  // Pages render their own <title>, but the one in index.html comes first and would win.
  document.head.querySelector('title')?.remove()
  const report = (error: unknown) => reportError(error)
  return createRoot(container, {
    onCaughtError: report,
    onUncaughtError: report,
    onRecoverableError: report,
  })
}

type LoadSpeech = (locale: Locale) => Promise<Speech>

type PublicLanguageProps = { initial: Speech; load: LoadSpeech; children: ReactNode }

/** The latest choice wins and is remembered once its texts have loaded; if loading fails, the change rejects. */
export function PublicLanguage({ initial, load, children }: PublicLanguageProps) {
  const [speech, setSpeech] = useState(initial)
  const wanted = useRef(initial.locale)
  useEffect(() => showPageLanguage(speech.locale), [speech])
  const setLocale = async (locale: Locale) => {
    wanted.current = locale
    const next = await load(locale)
    if (wanted.current !== locale) return
    rememberLocale(locale)
    setSpeech(next)
  }
  // Renders only when the language changes, so there is nothing to memoise.
  return <LanguageContext value={{ ...speech, setLocale }}>{children}</LanguageContext>
}

export function showPublicPage(page: ReactNode, initial: Speech, load: LoadSpeech): void {
  showPage(PublicLanguage, { initial, load, children: page })
}

export function showLoginPage(initial: Speech, props: ComponentProps<typeof LoginPage>): void {
  showPublicPage(<LoginPage {...props} />, initial, loadPageSpeech)
}
