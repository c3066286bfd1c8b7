import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { styled, useTheme } from '@mui/material/styles'
import { useId, useMemo, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import type { ViewAs } from '@/platform/userInfo'
import { useDeclared, useWhole } from '@/screens/declarations'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { useDeclaredPages } from '../menu/ConsoleMenu'
import { differenceOf } from '../permissions/matrix'
import { PermissionMatrix } from '../permissions/PermissionMatrix'
import { useLens, useLook } from './lens'
import { RoleSelect } from './RoleSelect'
import { texts } from './texts'

const Content = styled(DialogBody)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '& > p': { margin: 0, color: theme.palette.text.secondary },
  // The table scrolls inside the dialog under a sticky head.
  '& > section': {
    flex: '1 1 auto',
    minHeight: 160,
    border: `1px solid ${theme.console.colours.ink.line}`,
    borderRadius: theme.shape.borderRadius,
  },
  // Keep both columns in view, as they are there to be compared.
  [theme.breakpoints.down('sm')]: {
    '& table thead th, & table tbody th, & table td': { minWidth: 0, paddingInline: 6, fontSize: 13 },
    '& table tr > th:first-of-type': { width: 'auto', minWidth: 88 },
    '& table tbody th[scope="row"]': { paddingLeft: 12 },
  },
}))

const Choice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > label:first-of-type': { fontWeight: 600 },
  '& > span': { flex: '1 1 auto' },
})

const ViewAsDialog = ({ onClose }: { onClose: () => void }) => {
  const { views, view } = useLens()
  const [chosen, choose] = useState(view?.role)
  const shown = views.find(({ role }) => role === chosen) ?? views[0]
  // The platform may withdraw the roles while the dialog is open.
  return shown ? <RoleDialog shown={shown} onChoose={({ role }) => choose(role)} onClose={onClose} /> : null
}

interface RoleDialogProps {
  shown: ViewAs
  onChoose: (view: ViewAs) => void
  onClose: () => void
}

const RoleDialog = ({ shown, onChoose, onClose }: RoleDialogProps) => {
  const { permissions } = useLens()
  const declared = useWhole(useDeclared())
  const say = useSay()
  const look = useLook()
  const theme = useTheme()
  const [whole, showWhole] = useState(false)
  const roleId = useId()
  const columns = useMemo(
    () => [
      { key: 'own', title: texts.own, permissions },
      { key: 'role', title: shown.title, permissions: shown.permissions },
    ],
    [permissions, shown],
  )
  const pages = useDeclaredPages()
  const { fewer, more } = useMemo(
    () => differenceOf(declared, permissions, shown.permissions, pages),
    [declared, permissions, shown, pages],
  )
  const start = async () => {
    if (await look(shown)) onClose()
  }
  return (
    <Dialog title={say(texts.title)} width="md" fillsPhone onClose={onClose}>
      <Content>
        <p>{say(texts.about)}</p>
        <Choice>
          <label htmlFor={roleId}>{say(texts.role)}</label>
          <RoleSelect id={roleId} view={shown} height={theme.console.size.control} onChoose={onChoose} />
          <span role="status">
            {say(texts.fewer, { count: fewer })}
            {more > 0 && ` · ${say(texts.more, { count: more })}`}
          </span>
          <FormControlLabel
            label={say(texts.whole)}
            control={<Switch size="small" checked={whole} onChange={(_, on) => showWhole(on)} />}
            sx={{ margin: 0, gap: 1 }}
          />
        </Choice>
        <PermissionMatrix resources={declared} columns={columns} onlyDifferences={!whole} />
      </Content>
      <DialogFooter cancel={say(texts.cancel)} confirm={say(texts.start)} onConfirm={start} />
    </Dialog>
  )
}

export default ViewAsDialog
