import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Sheet } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { PageHead } from '@/ui/PageHead'
import { RemoveDialog } from './editor/RemoveDialog'
import { RoleDialog } from './editor/RoleDialog'
import { RoleTable } from './editor/RoleTable'
import { fetchRoles, type Role } from './editor/roleCalls'
import { texts } from './editor/texts'

const rolesKey = ['demo', 'role']

/** The role to be removed; kept until the dialog's closing animation ends. */
interface Removing {
  readonly role: Role
  readonly open: boolean
  readonly done: boolean
}

/** Creates, changes and removes roles with their pages. */
const RolePermission = () => {
  const say = useSay()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const answer = useQuery({
    queryKey: rolesKey,
    queryFn: ({ signal }) => fetchRoles(signal),
    retry: false,
  })
  const [editing, edit] = useState<{ readonly role?: Role }>()
  const [removing, remove] = useState<Removing>()
  const create = useRef<HTMLButtonElement>(null)
  const { data, error, isFetching, refetch } = answer

  const saved = (role: Role) => {
    const { name, description } = role
    notify(
      say(texts.saved, {
        success: say(texts.success),
        key: role.key,
        name,
        description: description || '–',
      }),
      { type: 'success', autoHideDuration: 5000 },
    )
    edit(undefined)
    void queryClient.invalidateQueries({ queryKey: rolesKey })
  }
  const removed = () => {
    notify(say(texts.removed), { type: 'success' })
    remove(removing && { ...removing, open: false, done: true })
    queryClient.setQueryData<readonly Role[]>(rolesKey, (before) =>
      before?.filter(({ key }) => key !== removing?.role.key),
    )
    void queryClient.invalidateQueries({ queryKey: rolesKey })
  }
  return (
    <>
      <PageHead
        title={usePageName(texts.title)}
        count={data && say(texts.count, { count: formatInteger(data.length) })}
        about={say(texts.about)}
      >
        <Button ref={create} variant="contained" startIcon={<Add />} onClick={() => edit({})}>
          {say(texts.create)}
        </Button>
      </PageHead>
      {data && error && (
        <Notice
          severity="error"
          style={{ marginBottom: 8 }}
          action={
            <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
              {say(texts.retry)}
            </Button>
          }
        >
          {messageOf(error)}
        </Notice>
      )}
      <Sheet aria-busy={isFetching}>
        <LinearProgress
          aria-label={say(texts.title)}
          sx={{ visibility: isFetching ? 'visible' : 'hidden' }}
        />
        <RoleTable
          answer={answer}
          onEdit={(role) => edit({ role })}
          onRemove={(role) => remove({ role, open: true, done: false })}
        />
      </Sheet>
      {editing && <RoleDialog role={editing.role} onSaved={saved} onClose={() => edit(undefined)} />}
      {removing && (
        <RemoveDialog
          role={removing.role}
          open={removing.open}
          onRemoved={removed}
          onClose={() => remove({ ...removing, open: false })}
          onGone={() => {
            remove(undefined)
            // The focused button was removed with its role.
            if (removing.done) create.current?.focus()
          }}
        />
      )}
    </>
  )
}

export default RolePermission
