import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { FailureNotice, useSending } from '@resources/demo/ui/answers'
import { AskedActions, useAskedClose } from '@resources/demo/ui/askedClose'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { sendByKey } from '@/screens/form/FormDraft'
import { Button } from '@/ui/Button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Skeleton } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import { CheckTree } from '../tree/CheckTree'
import {
  groupsOf,
  leavesHeld,
  leavesOf,
  type MenuEntry,
  prunedTo,
  type TreeNode,
  treeOf,
} from '../tree/menuTree'
import { changeRole, createRole, fetchMenu, type Role } from './roleCalls'

const texts = {
  create: l('新增角色', 'New role', 'Nuevo rol'),
  change: l('编辑角色', 'Edit role', 'Editar rol'),
  name: l('角色名称', 'Role name', 'Nombre del rol'),
  description: l('描述', 'Description', 'Descripción'),
  cancel: l('取消', 'Cancel', 'Cancelar'),
  confirm: l('确定', 'Confirm', 'Confirmar'),
  nameHint: l('请输入角色名称', 'Name of the role', 'Nombre del rol'),
  descriptionHint: l('请输入角色描述', 'What the role is for', 'Para qué sirve el rol'),
  required: l('请输入角色名称', 'A name is needed', 'Hace falta un nombre'),
  menus: l('可见页面', 'Menus', 'Menús'),
  ticked: l('已选 {count} / {total} 页', '{count} of {total} pages', '{count} de {total} páginas'),
  openAll: l('全部展开', 'Open all', 'Abrir todo'),
  closeAll: l('全部收起', 'Close all', 'Cerrar todo'),
  keys: l(
    '方向键移动和展开，空格勾选',
    'Arrow keys move and open, Space ticks',
    'Las flechas mueven y abren, Espacio marca',
  ),
  menusFailed: l(
    '页面列表没有加载成功：{reason}',
    'The pages did not load: {reason}',
    'Las páginas no se han cargado: {reason}',
  ),
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  marginBottom: 4,
  '& > small': { flex: 1, fontSize: 12, color: theme.palette.text.secondary },
}))
const Hint = styled('div')(({ theme }) => ({
  marginTop: 4,
  fontSize: 12,
  color: theme.palette.text.secondary,
}))

interface MenuFieldProps {
  readonly tree: readonly TreeNode[]
  readonly answer: UseQueryResult<readonly MenuEntry[]>
  readonly ticked: ReadonlySet<string>
  readonly onTick: (ticked: ReadonlySet<string>) => void
}

const MenuField = ({ tree, answer, ticked, onTick }: MenuFieldProps) => {
  const say = useSay()
  const labelId = useId()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { data } = answer
  const groups = groupsOf(tree)
  const allOpen = groups.every((path) => open.has(path))
  return (
    <div>
      <Head>
        <span id={labelId}>{say(texts.menus)}</span>
        <small aria-live="polite">
          {data && say(texts.ticked, { count: ticked.size, total: leavesOf(tree).length })}
        </small>
        {data && groups.length > 0 && (
          <Button size="small" variant="text" onClick={() => setOpen(allOpen ? new Set() : new Set(groups))}>
            {say(allOpen ? texts.closeAll : texts.openAll)}
          </Button>
        )}
      </Head>
      {data && (
        <CheckTree
          labelledBy={labelId}
          nodes={tree}
          ticked={ticked}
          onTick={onTick}
          open={open}
          onOpen={setOpen}
        />
      )}
      {!data && <FailureNotice answer={answer} text={texts.menusFailed} />}
      {answer.isPending && <Skeleton height={160} />}
      <Hint>{say(texts.keys)}</Hint>
    </div>
  )
}

const [longestName, longestDescription] = [50, 200]

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((path) => other.has(path))

interface RoleDialogProps {
  /** The role to change; undefined creates one. */
  readonly role: Role | undefined
  readonly onSaved: (role: Role) => void
  readonly onClose: () => void
}

export const RoleDialog = ({ role, onSaved, onClose }: RoleDialogProps) => {
  const say = useSay()
  const menu = useQuery({ queryKey: ['demo', 'menu'], queryFn: ({ signal }) => fetchMenu(signal) })
  const tree = useMemo(() => treeOf(menu.data ?? []), [menu.data])
  const before = useMemo(() => leavesHeld(tree, role?.routes ?? []), [tree, role])
  const [name, setName] = useState(role?.name ?? '')
  const [description, setDescription] = useState(role?.description ?? '')
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const [problem, setProblem] = useState<string>()
  const { busy, failure, send } = useSending()
  const nameInput = useRef<HTMLInputElement>(null)
  const ticked = chosen ?? before
  const typed =
    name !== (role?.name ?? '') || description !== (role?.description ?? '') || !same(ticked, before)
  const closing = useAskedClose(typed, onClose)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !menu.data) return
    if (!name.trim()) {
      setProblem(say(texts.required))
      nameInput.current?.focus()
      return
    }
    const input = {
      name: name.trim(),
      description: description.trim(),
      routes: prunedTo(menu.data, ticked),
    }
    await send(async () => {
      if (role) await changeRole(role.key, input)
      const key = role?.key ?? (await createRole(input))
      closing.settle()
      onSaved({ key, ...input })
    })
  }
  return (
    <Dialog
      title={say(role ? texts.change : texts.create)}
      width="sm"
      fillsPhone
      busy={busy}
      onClose={closing.close}
      onKeyDown={sendByKey}
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogBody gap={12}>
          {failure !== undefined && <Notice severity="error">{failure}</Notice>}
          <TextField
            autoFocus
            fullWidth
            required
            label={say(texts.name)}
            placeholder={say(texts.nameHint)}
            value={name}
            inputRef={nameInput}
            error={problem !== undefined}
            helperText={problem}
            onChange={({ target }) => {
              setName(target.value)
              setProblem(target.value.trim() ? undefined : problem)
            }}
            onBlur={() => !name.trim() && typed && setProblem(say(texts.required))}
            slotProps={{ htmlInput: { maxLength: longestName } }}
          />
          <TextField
            fullWidth
            multiline
            minRows={2}
            maxRows={4}
            label={say(texts.description)}
            placeholder={say(texts.descriptionHint)}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
            slotProps={{ htmlInput: { maxLength: longestDescription } }}
          />
          <MenuField tree={tree} answer={menu} ticked={ticked} onTick={setChosen} />
        </DialogBody>
        <AskedActions closing={closing}>
          <DialogFooter cancel={say(texts.cancel)} confirm={say(texts.confirm)} disabled={!menu.data} />
        </AskedActions>
      </form>
    </Dialog>
  )
}
