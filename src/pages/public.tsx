import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  StrictMode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Locale } from '@/declaration/label'
import { loadPageSpeech } from '@/i18n/pageTexts'
import type { Speech } from '@/i18n/say'
import { LanguageContext } from '@/i18n/useSay'
import { rememberLocale, showPageLanguage } from '@/platform/language'
import { showLoadFailure } from './loadFailure'
import { LoginPage } from './login/LoginPage'

/* The public pages, and the React root that they share with the console: one small chunk, loaded alongside React. */

declare global {
  interface Window {
    /** For a prerendered document: hands it over to React, and repeats presses from before (`beforePaint.js`). */
    takeOver?: () => void
  }
}

let root: Root | undefined

const container = () => {
  const element = document.getElementById('root')
  if (!element) throw new Error('no #root')
  return element
}

/**
 * Shows a page in the only React root. Errors, caught or not, are reported as `error` events on the window.
 *
 * @param isThere whether the document already shows it, and React only hydrates it
 */
export function showPage<Props extends object>(
  Page: ComponentType<Props>,
  props: Props,
  isThere?: boolean,
): void {
  const page = (
    <StrictMode>
      <Page {...props} />
    </StrictMode>
  )
  if (isThere && !root) root = hydrateRoot(container(), page, options)
  else {
    root ??= start()
    root.render(page)
  }
}

const options = { onCaughtError: (error: unknown) => reportError(error), onUncaughtError: showLoadFailure }

function start(): Root {
  // Pages render their own <title>, but the one in index.html comes first and would win.
  document.head.querySelector('title')?.remove()
  return createRoot(container(), options)
}

type LoadSpeech = (locale: Locale) => Promise<Speech>

type PublicLanguageProps = { initial: Speech; load: LoadSpeech; children: ReactNode }

/** The latest choice wins and is remembered once its texts have loaded; if loading fails, the change rejects. */
export function PublicLanguage({ initial, load, children }: PublicLanguageProps) {
  const [speech, setSpeech] = useState(initial)
  const wanted = useRef(initial.locale)
  // In a layout effect, or a press on the document would count twice.
  useLayoutEffect(() => {
    showPageLanguage(speech.locale)
    window.takeOver?.()
  }, [speech])
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
  const isThere = container().dataset.locale === initial.locale
  showPage(PublicLanguage, { initial, load, children: page }, isThere)
}

export function showLoginPage(initial: Speech, props: ComponentProps<typeof LoginPage>): void {
  showPublicPage(<LoginPage {...props} />, initial, loadPageSpeech)
}
