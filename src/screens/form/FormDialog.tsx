import type { Identifier } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { sendByKey } from './FormDraft'
import { RecordForm, useFormTitle } from './RecordForm'

/** A short form over the list: creates a record, or edits the one with this id. Only its own buttons close it. */
export const FormDialog = ({ id, onClose }: { id?: Identifier; onClose: () => void }) => {
  const say = useSay()
  const title = useFormTitle(id)
  return (
    <Dialog title={title} onKeyDown={sendByKey} width="sm" kept>
      <title>{`${title} - ${say('console.shell.brand')}`}</title>
      <RecordForm id={id} onEnd={onClose}>
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
