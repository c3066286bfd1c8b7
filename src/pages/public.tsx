import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Locale } from '@/declaration/label'
import { loadPageSpeech } from '@/i18n/pageTexts'
import type { Speech } from '@/i18n/say'
import { LanguageContext } from '@/i18n/useSay'
import { isPageLanguage, rememberLocale, showPageLanguage } from '@/platform/language'
import { publicPathOf } from '@/platform/redirect'
import { pressAgain, stopCollecting } from './early'
import { LoginPage } from './login/LoginPage'

/* The public pages, and the React root that they share with the console: one small chunk, loaded alongside React. */

let root: Root | undefined

const container = () => {
  const element = document.getElementById('root')
  if (!element) throw new Error('index.html has no element with the id root')
  return element
}

/**
 * Shows a page in the only React root. Errors, caught or not, are reported as `error` events on the window.
 *
 * @param isThere whether the document shows it already, and React only takes it over
 */
export function showPage<Props extends object>(
  Page: ComponentType<Props>,
  props: Props,
  isThere = false,
): void {
  const page = (
    <StrictMode>
      <Page {...props} />
    </StrictMode>
  )
  if (root) root.render(page)
  else root = start(page, isThere)
}

function start(page: ReactNode, isThere: boolean): Root {
  const report = (error: unknown) => reportError(error)
  const options = { onCaughtError: report, onUncaughtError: report, onRecoverableError: report }
  if (isThere) return hydrateRoot(container(), page, options)
  stopCollecting()
  container().replaceChildren()
  // Pages render their own <title>, but the one in index.html comes first and would win.
  document.head.querySelector('title')?.remove()
  const started = createRoot(container(), options)
  started.render(page)
  return started
}

type LoadSpeech = (locale: Locale) => Promise<Speech>

type PublicLanguageProps = { initial: Speech; load: LoadSpeech; children: ReactNode }

/** The latest choice wins and is remembered once its texts have loaded; if loading fails, the change rejects. */
export function PublicLanguage({ initial, load, children }: PublicLanguageProps) {
  const [speech, setSpeech] = useState(initial)
  const wanted = useRef(initial.locale)
  useEffect(() => showPageLanguage(speech.locale), [speech])
  // At once, or a press would count twice; the pages' own effects come before it is done.
  useLayoutEffect(stopCollecting, [])
  useEffect(pressAgain, [])
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
  const { page: shown } = container().dataset
  const isThere = shown === publicPathOf(location.pathname) && isPageLanguage(initial.locale)
  showPage(PublicLanguage, { initial, load, children: page }, isThere)
}

export function showLoginPage(initial: Speech, props: ComponentProps<typeof LoginPage>): void {
  showPublicPage(<LoginPage {...props} />, initial, loadPageSpeech)
}
