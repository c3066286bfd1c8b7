import { useCallback, useState } from 'react'
import { PublicFrame } from '../PublicFrame'
import type { PageLanguage } from '../texts'
import { usePageLanguage } from '../usePageLanguage'
import { LoginForm } from './LoginForm'
import { Toast } from './Toast'

type LoginPageProps = {
  initialLanguage: PageLanguage
  /** Why the last session ended, shown once. */
  notice?: string
  /** The operator begins to type: a good time to fetch what comes after the sign-in. Told with every key. */
  onTyping: () => void
  /** Shows the console. When it fails, the error is shown and the form can be used again. */
  onSignedIn: () => Promise<void>
}

/** The sign-in page (specification §2, §5). */
export function LoginPage({ initialLanguage, notice, onTyping, onSignedIn }: LoginPageProps) {
  const [language, changeLanguage] = usePageLanguage(initialLanguage)
  const { texts } = language
  const [toast, setToast] = useState({ text: notice, count: 0 })
  const show = useCallback((text?: string) => setToast(({ count }) => ({ text, count: count + 1 })), [])
  const close = useCallback(() => show(), [show])

  return (
    <PublicFrame title={texts.signInTitle} language={language} onLocale={changeLanguage}>
      {toast.text && <Toast key={toast.count} text={toast.text} dismiss={texts.dismiss} onClose={close} />}
      <LoginForm texts={texts} onTyping={onTyping} onSignedIn={onSignedIn} onError={show} />
    </PublicFrame>
  )
}
