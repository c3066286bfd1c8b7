import { styled } from '@mui/material/styles'
import { useSay } from '@/i18n/useSay'
import type { ViewAs } from '@/platform/userInfo'
import { useLens } from './lens'

const Select = styled('select')(({ theme }) => ({
  minWidth: 0,
  maxWidth: '100%',
  padding: '0 8px',
  border: `1px solid ${theme.console.colours.ink.border}`,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
}))

interface RoleSelectProps {
  id?: string
  label?: string
  view: ViewAs
  /** px */
  height: number
  onChoose: (view: ViewAs) => void
}

export const RoleSelect = ({ id, label, view, height, onChoose }: RoleSelectProps) => {
  const { views } = useLens()
  const say = useSay()
  return (
    <Select
      id={id}
      aria-label={label}
      style={{ height }}
      value={view.role}
      onChange={({ target }) => {
        const chosen = views.find(({ role }) => role === target.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {views.map(({ role, title }) => (
        <option key={role} value={role}>
          {say(title)}
        </option>
      ))}
    </Select>
  )
}
