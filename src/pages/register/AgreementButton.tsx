import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { loadAgreement } from '@/i18n/accountTexts'
import { useLanguage } from '@/i18n/useSay'
import type { Agreement } from '@/i18n/zh/agreement'

type AgreementButtonProps = { onError: (message: string) => void }

export function AgreementButton({ onError }: AgreementButtonProps) {
  const { locale, say } = useLanguage()
  const id = useId()
  const [shown, setShown] = useState<Agreement>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // Modal: the browser keeps the focus inside and restores it afterwards.
    if (shown && !dialog.current?.open) dialog.current?.showModal()
  }, [shown])
  const open = () => loadAgreement(locale)?.then(setShown, () => onError(say('account.agreementLost')))
  const close = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // A click on the dialog element itself is a click outside its content.
    if (target === currentTarget) currentTarget.close()
  }
  return (
    <>
      <button type="button" className="link-button" aria-haspopup="dialog" onClick={open}>
        {say('account.agreement')}
      </button>
      {shown && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape already closes a dialog
        <dialog
          ref={dialog}
          className="agreement"
          aria-labelledby={id}
          onClick={close}
          onClose={() => setShown(undefined)}
        >
          <div className="agreement-frame">
            <h2 id={id}>{shown.title}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
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
              {say('account.close')}
            </button>
          </div>
        </dialog>
      )}
    </>
  )
}
