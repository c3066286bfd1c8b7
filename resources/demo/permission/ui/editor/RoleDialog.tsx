import TextField from '@mui/material/TextField'
import { AskedActions } from '@resources/demo/ui/AskedActions'
import { DialogForm } from '@resources/demo/ui/DialogForm'
import { useAskedClose } from '@resources/demo/ui/useAskedClose'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { sendByKey } from '@/screens/form/FormDraft'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { leavesHeld, prunedTo, treeOf } from '../tree/menuTree'
import { MenuField } from './MenuField'
import { changeRole, createRole, fetchMenu, type Role } from './roleCalls'
import { texts } from './texts'

/** The platform's limits. */
const [longestName, longestDescription] = [50, 200]

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((path) => other.has(path))

interface RoleDialogProps {
  /** The role to change; undefined creates one. */
  readonly role: Role | undefined
  readonly onSaved: (role: Role) => void
  readonly onClose: () => void
}

/** Creates or changes a role: name, description, pages. */
export const RoleDialog = ({ role, onSaved, onClose }: RoleDialogProps) => {
  const say = useSay()
  const menu = useQuery({
    queryKey: ['demo', 'menu'],
    queryFn: ({ signal }) => fetchMenu(signal),
    retry: false,
  })
  const tree = useMemo(() => treeOf(menu.data ?? []), [menu.data])
  const before = useMemo(() => leavesHeld(tree, role?.routes ?? []), [tree, role])
  const [name, setName] = useState(role?.name ?? '')
  const [description, setDescription] = useState(role?.description ?? '')
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
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
    setBusy(true)
    setFailure(undefined)
    const input = {
      name: name.trim(),
      description: description.trim(),
      routes: prunedTo(menu.data, ticked),
    }
    try {
      if (role) await changeRole(role.key, input)
      const key = role?.key ?? (await createRole(input))
      closing.settle()
      onSaved({ key, ...input })
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
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
      <DialogForm noValidate onSubmit={(event) => void save(event)}>
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
      </DialogForm>
    </Dialog>
  )
}
