import Stack from '@mui/material/Stack'
import type { Ref } from 'react'
import { useDeclaration } from '../declarations'
import { KindInput } from '../kinds/KindInput'
import { TurnedDown } from './TurnedDown'
import type { Verdict } from './turnedDownOf'
import { useKeptFocus } from './useKeptFocus'

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
