import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { useDraft } from '@/screens/page'
import { Button } from '@/ui/Button'
import { DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'

const texts = {
  unsaved: l(
    '修改还没有保存，关闭后会丢失。',
    'The changes are not saved; closing loses them.',
    'Los cambios no están guardados; al cerrar se pierden.',
  ),
  discard: l('放弃修改', 'Discard', 'Descartar'),
  keep: l('继续编辑', 'Keep editing', 'Seguir editando'),
}

/**
 * Asks before a dialog with unsaved input is closed; the frame asks as well before it closes the page.
 *
 * @param typed whether the dialog has unsaved input
 */
export const useAskedClose = (typed: boolean, onClose: () => void) => {
  const settle = useDraft(typed, 'page')
  const [asks, setAsks] = useState(false)
  return {
    asks: asks && typed,
    close: () => (typed ? setAsks(true) : onClose()),
    stay: () => setAsks(false),
    discard: onClose,
    settle,
  }
}

interface AskedActionsProps {
  readonly closing: ReturnType<typeof useAskedClose>
  readonly children: ReactNode
}

export const AskedActions = ({ closing: { asks, discard, stay }, children }: AskedActionsProps) => {
  const say = useSay()
  if (!asks) return children
  return (
    <>
      <Notice severity="warning" square>
        {say(texts.unsaved)}
      </Notice>
      <DialogFooter>
        <Button color="error" onClick={discard}>
          {say(texts.discard)}
        </Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {say(texts.keep)}
        </Button>
      </DialogFooter>
    </>
  )
}

export const TellTyped = ({ onTyped }: { onTyped: (typed: boolean) => void }) => {
  const { isDirty } = useFormState()
  // Must be set before the next key: Escape right after typing has to ask.
  useLayoutEffect(() => onTyped(isDirty), [isDirty, onTyped])
  return null
}
