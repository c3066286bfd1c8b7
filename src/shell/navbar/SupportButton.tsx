import Headset from '@mui/icons-material/SupportAgent'
import { useRef } from 'react'
import { early, useLatePart } from '@/screens/latePart'
import { BarButton } from './BarButton'
import { useSupport } from './useSupport'

export const loadSupportCard = () => import('./SupportCard')

/** Shows the support contact and, on a click, all the ways to reach it. */
export const SupportButton = () => {
  const button = useRef<HTMLButtonElement>(null)
  const support = useSupport()
  const { Part: SupportCard, open, close } = useLatePart(loadSupportCard)
  if (!support) return null
  return (
    <>
      <BarButton
        ref={button}
        label={support.line}
        Picture={Headset}
        words
        opens="dialog"
        open={SupportCard !== undefined}
        onClick={open}
        {...early(loadSupportCard)}
      />
      {SupportCard && button.current && (
        <SupportCard anchor={button.current} contact={support.contact} onClose={close} />
      )}
    </>
  )
}
