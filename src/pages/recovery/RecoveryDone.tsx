import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useSay } from '@/i18n/useSay'

/** How long it is shown, ms, before the sign-in page opens. */
const shownFor = 2000

type RecoveryDoneProps = { signInAddress: string; onSignIn: () => void }

/** Says that the password has been reset, and goes on to the sign-in page after two seconds or on request. */
export function RecoveryDone({ signInAddress, onSignIn }: RecoveryDoneProps) {
  const say = useSay()
  const link = useRef<HTMLAnchorElement>(null)
  const goOn = useEffectEvent(onSignIn)
  useEffect(() => {
    // The form that had the focus is gone.
    link.current?.focus()
    const timer = setTimeout(goOn, shownFor)
    return () => clearTimeout(timer)
  }, [])

  const signInNow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Let the browser open a new tab; only a plain click hands the name over.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onSignIn()
  }

  return (
    <>
      <p className="welcome" role="status">
        {say('account.recoveryDone')}
      </p>
      <p className="public-text">{say('account.recoveryNext')}</p>
      <a ref={link} className="main-button" href={signInAddress} onClick={signInNow}>
        {say('account.signInNow')}
      </a>
    </>
  )
}
