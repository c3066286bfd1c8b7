import Chip from '@mui/material/Chip'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { FailureNotice } from '@resources/demo/ui/answers'
import { Padded } from '@resources/demo/ui/DemoPage'
import { useId } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { useLens } from '@/shell/viewAs/lens'
import { Skeleton } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'
import { useRoles, useSwitchRole } from './roles'

const texts = {
  yours: l('你的权限', 'Your roles', 'Tus permisos'),
  switch: l('切换权限', 'Switch roles', 'Cambiar permisos'),
  self: l('{role}（我自己）', '{role} (myself)', '{role} (yo)'),
  only: l(
    '只有管理员可以以其他角色查看，当前账号不能切换。',
    'Only administrators may look as another role; this account cannot switch.',
    'Solo los administradores pueden ver como otro rol; esta cuenta no puede cambiar.',
  ),
  failed: l(
    '没有取到你的角色：{reason}',
    'Your roles could not be loaded: {reason}',
    'No se pudieron cargar sus roles: {reason}',
  ),
}

/** The roles of the demonstration accounts; other roles differ in permissions, not in routes. */
const demonstrated: readonly string[] = ['admin', 'editor', 'visitor']
const self = ''

const Card = styled(Padded)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.console.size.gap,
}))
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })

export const SwitchRoles = ({ path }: { path: string }) => {
  const say = useSay()
  const labelId = useId()
  const { views, view } = useLens()
  const { own, roles, answer } = useRoles()
  const switchTo = useSwitchRole(path)
  const choices = views.filter(({ role }) => demonstrated.includes(role) || role === view?.role)
  return (
    <Card>
      <Line aria-live="polite">
        <span>{say(texts.yours)}</span>
        <FailureNotice answer={answer} text={texts.failed} />
        {!roles && !answer.error && <Skeleton width={64} height={24} />}
        {roles?.map((role) => (
          <Chip key={role} label={role} color="primary" variant="outlined" />
        ))}
      </Line>
      <FormControl sx={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
        <FormLabel id={labelId} sx={{ color: 'text.primary', '&.Mui-focused': { color: 'text.primary' } }}>
          {say(texts.switch)}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={view?.role ?? self}
          onChange={(_, chosen) => void switchTo(choices.find(({ role }) => role === chosen))}
          sx={{ gap: '4px 16px' }}
        >
          <FormControlLabel
            value={self}
            control={<Radio />}
            label={say(texts.self, { role: own?.join(', ') ?? '…' })}
          />
          {choices.map(({ role, title }) => (
            <FormControlLabel key={role} value={role} control={<Radio />} label={`${role} · ${say(title)}`} />
          ))}
        </RadioGroup>
      </FormControl>
      {views.length === 0 && <Notice severity="info">{say(texts.only)}</Notice>}
    </Card>
  )
}
