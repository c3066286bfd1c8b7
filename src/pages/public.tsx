import type { ComponentProps } from 'react'
import { loadPageSpeech } from '@/i18n/pageTexts'
import type { Speech } from '@/i18n/say'
import { LoginPage } from './login/LoginPage'
import { showPublicPage } from './root'

/* The public pages, and the React root that they share with the console: one small chunk, loaded alongside React. */
export { showPage } from './root'

export function showLoginPage(initial: Speech, props: ComponentProps<typeof LoginPage>): void {
  showPublicPage(<LoginPage {...props} />, initial, loadPageSpeech)
}
