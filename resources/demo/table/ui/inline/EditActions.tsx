import Check from '@mui/icons-material/Check'
import Edit from '@mui/icons-material/EditOutlined'
import Undo from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useRef } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'

const texts = {
  edit: l('编辑', 'Edit', 'Editar'),
  ok: l('确定', 'OK', 'Aceptar'),
  cancel: l('取消', 'Cancel', 'Cancelar'),
  of: l('{action}：{title}', '{action}: {title}', '{action}: {title}'),
}

interface EditActionsProps {
  /** The row's title, for the buttons' accessible names. */
  readonly title: string
  readonly editing: boolean
  readonly saving: boolean
  readonly savable: boolean
  readonly onEdit: () => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** A row's buttons: edit, or save and cancel. */
export const EditActions = (props: EditActionsProps) => {
  const { title, editing, saving, savable, onEdit, onSave, onCancel } = props
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  const edited = useRef(false)
  useEffect(() => {
    // Restores the focus when editing ends, unless another row has it.
    if (edited.current && !editing && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    edited.current = editing
  }, [editing])
  const named = (action: keyof typeof texts) => say(texts.of, { action: say(texts[action]), title })
  if (!editing)
    return (
      <Button ref={button} size="small" startIcon={<Edit />} aria-label={named('edit')} onClick={onEdit}>
        {say(texts.edit)}
      </Button>
    )
  return (
    <Stack direction="row" spacing={2}>
      <Button
        size="small"
        variant="contained"
        startIcon={<Check />}
        loading={saving}
        disabled={!savable}
        aria-label={named('ok')}
        onClick={onSave}
      >
        {say(texts.ok)}
      </Button>
      <Button
        size="small"
        color="warning"
        startIcon={<Undo />}
        disabled={saving}
        aria-label={named('cancel')}
        onClick={onCancel}
      >
        {say(texts.cancel)}
      </Button>
    </Stack>
  )
}
