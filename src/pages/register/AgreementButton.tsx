import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '@/declaration/label'
import type { AccountLanguage } from '../account/language'
import type { Agreement } from './agreement/zh'

/** Long, and read by few: fetched when somebody wants to read them. */
const load: Readonly<Record<Locale, () => Promise<Agreement>>> = {
  zh: () => import('./agreement/zh').then(({ zh }) => zh),
  en: () => import('./agreement/en').then(({ en }) => en),
  es: () => import('./agreement/es').then(({ es }) => es),
}

type AgreementButtonProps = { language: AccountLanguage; onError: (message: string) => void }

/** Opens the terms of service. */
export function AgreementButton({ language: { locale, words }, onError }: AgreementButtonProps) {
  const id = useId()
  const [shown, setShown] = useState<Agreement>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // Over the page: the browser keeps the focus inside and gives it back.
    if (shown && !dialog.current?.open) dialog.current?.showModal()
  }, [shown])
  const open = () => load[locale]().then(setShown, () => onError(words.agreementLost))
  const close = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // The dialog itself is hit only beside what it holds.
    if (target === currentTarget) currentTarget.close()
  }
  return (
    <>
      <button type="button" className="link-button" aria-haspopup="dialog" onClick={open}>
        {words.agreement}
      </button>
      {shown && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
        <dialog
          ref={dialog}
          className="agreement"
          aria-labelledby={id}
          onClick={close}
          onClose={() => setShown(undefined)}
        >
          <div className="agreement-frame">
            <h2 id={id}>{shown.title}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <section className="agreement-text" aria-labelledby={id} tabIndex={0}>
              <ol>
                {shown.sections.map(([heading, text]) => (
                  <li key={heading}>
                    <h3>{heading}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
            </section>
            <button type="button" className="main-button" onClick={() => dialog.current?.close()}>
              {words.close}
            </button>
          </div>
        </dialog>
      )}
    </>
  )
}
