import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import { isAtWork, isOver, type RunInfo } from '@/runs'
import { DialogFooter } from '@/ui/Dialog'
import { RunSteps } from './RunSteps'
import { closeText, inBackgroundText } from './texts'

/**
 * The buttons of a dialog that shows a run.
 *
 * @param children buttons for the run's results
 */
export const RunFooter = ({
  run,
  onClose,
  children,
}: {
  run: RunInfo
  onClose: () => void
  children?: ReactNode
}) => {
  const say = useSay()
  const atWork = isAtWork(run)
  const over = isOver(run)
  const steps = <RunSteps run={run} but={['forget']} />
  return (
    <DialogFooter fromLeft>
      {/* When the run ends, no button that sends something may appear where "pause" was under the pointer. */}
      {over ? (
        <>
          {children}
          {steps}
        </>
      ) : (
        <>
          {steps}
          {!atWork && children}
        </>
      )}
      <Button
        variant={over ? 'contained' : atWork ? 'text' : 'outlined'}
        sx={{ marginInlineStart: 'auto' }}
        onClick={onClose}
      >
        {say(atWork ? inBackgroundText : closeText)}
      </Button>
    </DialogFooter>
  )
}
