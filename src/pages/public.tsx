import type { ComponentProps } from 'react'
import { loadPageSpeech } from '@/i18n/pageTexts'
import type { Speech } from '@/i18n/say'
import { LoginPage } from './login/LoginPage'
import { showPublicPage } from './PublicLanguage'

/*
 * What a visitor without a session may see, and the React root that these pages and the console share: one
 * small part, fetched beside React itself.
 */
export { showPage } from './root'

export function showLoginPage(initial: Speech, props: ComponentProps<typeof LoginPage>): void {
  showPublicPage(<LoginPage {...props} />, initial, loadPageSpeech)
}
