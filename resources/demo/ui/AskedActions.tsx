import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import type { useAskedClose } from './useAskedClose'

const texts = {
  unsaved: l(
    '修改还没有保存，关闭后会丢失。',
    'The changes are not saved; closing loses them.',
    'Los cambios no están guardados; al cerrar se pierden.',
  ),
  discard: l('放弃修改', 'Discard', 'Descartar'),
  keep: l('继续编辑', 'Keep editing', 'Seguir editando'),
}

/** A dialog's buttons; replaced by a question before unsaved input is discarded. */
export const AskedActions = ({
  closing: { asks, discard, stay },
  children,
}: {
  closing: ReturnType<typeof useAskedClose>
  children: ReactNode
}) => {
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
