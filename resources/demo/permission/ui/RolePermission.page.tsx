import Add from '@mui/icons-material/Add'
import Inbox from '@mui/icons-material/InboxOutlined'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { AnswerTable, type Column, useSending } from '@resources/demo/ui/answers'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { l } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Card'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { RoleDialog } from './editor/RoleDialog'
import { fetchRoles, type Role, removeRole } from './editor/roleCalls'

const texts = {
  title: l('角色权限', 'Role permission', 'Permisos de rol'),
  about: l(
    '角色和它能看到的页面，由平台保存。这些角色只作演示：账号实际能做什么，由平台自己的角色决定。',
    'Roles and the pages that each may see, kept by the platform. They are for show: what an account may do is said by the platform’s own roles.',
    'Los roles y las páginas que ve cada uno, guardados en la plataforma. Son de muestra: lo que puede hacer una cuenta lo dicen los roles propios de la plataforma.',
  ),
  count: l('共 {count} 个', '{count} in all', '{count} en total'),
  create: l('新增角色', 'New role', 'Nuevo rol'),
  edit: l('编辑权限', 'Edit', 'Editar'),
  remove: l('删除', 'Delete', 'Eliminar'),
  of: l('{action}：{name}', '{action}: {name}', '{action}: {name}'),
  key: l('角色编码', 'Role key', 'Clave del rol'),
  name: l('角色名称', 'Role name', 'Nombre del rol'),
  description: l('描述', 'Description', 'Descripción'),
  operations: l('操作', 'Operations', 'Acciones'),
  cancel: l('取消', 'Cancel', 'Cancelar'),
  confirm: l('确定', 'Confirm', 'Confirmar'),
  warning: l('警告', 'Warning', 'Aviso'),
  removeQuestion: l(
    '确定删除角色“{name}”吗？',
    'Confirm to remove the role “{name}”?',
    '¿Eliminar el rol «{name}»?',
  ),
  removed: l('删除成功', 'Delete succeeded!', '¡Eliminado!'),
  success: l('成功', 'Success', 'Correcto'),
  saved: l(
    '{success}\n角色编码：{key}\n角色名称：{name}\n描述：{description}',
    '{success}\nRole Key: {key}\nRole Name: {name}\nDescription: {description}',
    '{success}\nClave del rol: {key}\nNombre del rol: {name}\nDescripción: {description}',
  ),
  failed: l('角色没有加载成功', 'The roles did not load', 'Los roles no se han cargado'),
  empty: l('还没有角色', 'There are no roles yet', 'Aún no hay roles'),
  emptyHint: l(
    '点“新增角色”建立第一个。',
    'Make the first one with “New role”.',
    'Cree el primero con «Nuevo rol».',
  ),
}

const Wrapped = styled('div')({ minWidth: 200, whiteSpace: 'normal' })

interface RemoveDialogProps {
  readonly role: Role
  readonly onRemoved: () => void
  /** Called once the dialog has disappeared and the focus can move. */
  readonly onGone: () => void
}

const RemoveDialog = ({ role, onRemoved, onGone }: RemoveDialogProps) => {
  const say = useSay()
  const textId = useId()
  const [open, setOpen] = useState(true)
  const { busy, failure, send } = useSending()
  const remove = async () => {
    if (!(await send(() => removeRole(role.key)))) return
    setOpen(false)
    onRemoved()
  }
  return (
    <Dialog
      open={open}
      isQuestion
      busy={busy}
      onClose={() => setOpen(false)}
      title={say(texts.warning)}
      aria-describedby={textId}
      onExited={onGone}
    >
      <DialogBody gap={8}>
        <div id={textId}>{say(texts.removeQuestion, { name: role.name })}</div>
        {failure !== undefined && <Notice severity="error">{failure}</Notice>}
      </DialogBody>
      <DialogFooter
        cancel={say(texts.cancel)}
        focusCancel
        confirm={say(texts.confirm)}
        danger
        onConfirm={() => void remove()}
      />
    </Dialog>
  )
}

const rolesKey = ['demo', 'role']

export default function RolePermission() {
  const say = useSay()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const answer = useQuery({ queryKey: rolesKey, queryFn: ({ signal }) => fetchRoles(signal) })
  const [editing, edit] = useState<{ readonly role?: Role }>()
  const [removing, remove] = useState<Role>()
  const create = useRef<HTMLButtonElement>(null)

  const operation = ({ name }: Role, action: 'edit' | 'remove', onClick: () => void, color?: 'error') => (
    <Button
      size="small"
      color={color}
      aria-label={say(texts.of, { action: say(texts[action]), name })}
      onClick={onClick}
    >
      {say(texts[action])}
    </Button>
  )
  const columns: readonly Column<Role>[] = [
    { key: 'key', head: say(texts.key), cell: ({ key }) => <code>{key}</code> },
    { key: 'name', head: say(texts.name), cell: ({ name }) => name },
    {
      key: 'description',
      head: say(texts.description),
      cell: ({ description }) => <Wrapped>{description || '–'}</Wrapped>,
    },
    {
      key: 'operations',
      head: say(texts.operations),
      cell: (role) => (
        <Stack direction="row" spacing={2}>
          {operation(role, 'edit', () => edit({ role }))}
          {operation(role, 'remove', () => remove(role), 'error')}
        </Stack>
      ),
    },
  ]

  const saved = ({ key, name, description }: Role) => {
    const values = { success: say(texts.success), key, name, description: description || '–' }
    notify(say(texts.saved, values), { type: 'success', autoHideDuration: 5000 })
    edit(undefined)
    void queryClient.invalidateQueries({ queryKey: rolesKey })
  }
  const removed = () => {
    notify(say(texts.removed), { type: 'success' })
    queryClient.setQueryData<readonly Role[]>(rolesKey, (before) =>
      before?.filter(({ key }) => key !== removing?.key),
    )
    void queryClient.invalidateQueries({ queryKey: rolesKey })
  }
  return (
    <DemoPage
      about={texts.about}
      count={answer.data && say(texts.count, { count: formatInteger(answer.data.length) })}
      actions={
        <Button ref={create} variant="contained" startIcon={<Add />} onClick={() => edit({})}>
          {say(texts.create)}
        </Button>
      }
    >
      <Sheet>
        <AnswerTable
          name={say(texts.title)}
          loading={say(texts.title)}
          columns={columns}
          rows={answer.data}
          keyOf={({ key }) => key}
          answer={answer}
          failed={say(texts.failed)}
          empty={<EmptyState picture={<Inbox />} title={say(texts.empty)} hint={say(texts.emptyHint)} />}
        />
      </Sheet>
      {editing && <RoleDialog role={editing.role} onSaved={saved} onClose={() => edit(undefined)} />}
      {removing && (
        <RemoveDialog
          role={removing}
          onRemoved={removed}
          onGone={() => {
            remove(undefined)
            // The focused button was removed with its role.
            if (!answer.data?.some(({ key }) => key === removing.key)) create.current?.focus()
          }}
        />
      )}
    </DemoPage>
  )
}
