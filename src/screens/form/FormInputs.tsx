import Stack from '@mui/material/Stack'
import { type Ref, useLayoutEffect, useRef } from 'react'
import { useDeclaration } from '../declarations'
import { KindInput } from '../kinds/KindInput'
import { TurnedDown } from './TurnedDown'
import type { Verdict } from './turnedDownOf'

/** Gives the focus back to what had it when sending began: what cannot be used meanwhile loses it. */
const useKeptFocus = (sending: boolean) => {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (sending) {
      focused.current = document.activeElement
      return
    }
    const last = focused.current
    focused.current = null
    // Who has gone on to something else meanwhile stays there.
    if (last instanceof HTMLElement && document.activeElement?.contains(last))
      last.focus({ preventScroll: true })
  }, [sending])
}

/** The declared inputs. Nothing can be typed while they are sent: it would be neither saved nor asked about. */
export const FormInputs = ({
  ref,
  sending,
  turnedDown,
}: {
  ref: Ref<HTMLDivElement>
  sending: boolean
  turnedDown?: Verdict | undefined
}) => {
  const resource = useDeclaration()
  useKeptFocus(sending)
  return (
    <Stack ref={ref} spacing={2} tabIndex={-1} inert={sending} sx={{ outline: 'none' }}>
      {(resource.save?.fields ?? []).map((field) => {
        const declared = resource.fields[field]
        return (
          declared && (
            <div key={field}>
              {turnedDown?.about === field && <TurnedDown reason={turnedDown.reason} />}
              <KindInput name={field} field={declared} />
            </div>
          )
        )
      })}
    </Stack>
  )
}
