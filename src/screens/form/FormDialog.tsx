import type { ReactNode } from 'react'
import type { Identifier } from 'react-admin'
import { oneOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { useDeclaration } from '../declarations'
import { EditRecord, NewRecord } from './EditRecord'
import { SaveForm } from './SaveForm'
import { sendByKey } from './sendByKey'

const layout = ({ inputs, buttons }: { inputs: ReactNode; buttons: ReactNode }) => (
  <>
    <DialogBody>{inputs}</DialogBody>
    <DialogFooter>{buttons}</DialogFooter>
  </>
)

/** A short form over the list: creates a record, or edits the one with this id. Only its own buttons close it. */
export const FormDialog = ({ id, onClose }: { id?: Identifier; onClose: () => void }) => {
  const resource = useDeclaration()
  const say = useSay()
  const name = useSay()(oneOf(resource))
  const title = say(id === undefined ? 'console.form.create_title' : 'console.form.edit_title', {
    name,
  })
  return (
    <Dialog title={title} onKeyDown={sendByKey} width="sm" kept>
      <title>{`${title} - ${say('console.shell.brand')}`}</title>
      {id === undefined ? (
        <NewRecord>
          {(begun) => (
            <SaveForm {...begun} onSaved={onClose} onCancel={onClose}>
              {layout}
            </SaveForm>
          )}
        </NewRecord>
      ) : (
        <EditRecord id={id} onLeave={onClose}>
          {(open) => (
            <SaveForm {...open} onSaved={onClose} onCancel={onClose}>
              {layout}
            </SaveForm>
          )}
        </EditRecord>
      )}
    </Dialog>
  )
}
