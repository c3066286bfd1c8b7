import { useCallback, useRef } from 'react'
import type { Identifier } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { sendByKey } from './FormDraft'
import { RecordForm, useFormTitle } from './RecordForm'
import type { FormStanding } from './SaveForm'

/** A short form over the list: creates a record, or edits the one with this id. Escape closes it while nothing is typed. */
export const FormDialog = ({ id, onClose }: { id?: Identifier; onClose: () => void }) => {
  const say = useSay()
  const title = useFormTitle(id)
  const standing = useRef<FormStanding>({ typed: false, sending: false })
  const hearStanding = useCallback((now: FormStanding) => {
    standing.current = now
  }, [])
  return (
    <Dialog
      title={title}
      onKeyDown={sendByKey}
      width="sm"
      kept={() => standing.current.typed && !standing.current.sending}
      onClose={() => standing.current.sending || onClose()}
    >
      <title>{`${title} - ${say('console.shell.brand')}`}</title>
      <RecordForm id={id} onStanding={hearStanding} onEnd={onClose}>
        {({ inputs, buttons }) => (
          <>
            <DialogBody>{inputs}</DialogBody>
            <DialogFooter>{buttons}</DialogFooter>
          </>
        )}
      </RecordForm>
    </Dialog>
  )
}
