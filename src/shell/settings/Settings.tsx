import SettingsIcon from '@mui/icons-material/Settings'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useSay } from '@/i18n/useSay'
import { showSettingsPreference, useSwitch } from '@/theme/preferences'
import { early, usePart } from '@/ui/late'
import { useMobile } from '../sidebar/sidebarState'
import { closeSettings, handleLooks, handleSize, openSettings, useSettingsOpen } from './settingsState'

const loadDrawer = () => import('./SettingsDrawer')

/** At rest it only fills the page's margin, so that it covers nothing; hover or focus brings it out. */
const margin = 16

const Handle = styled(ButtonBase)(({ theme }) => ({
  ...handleLooks(theme),
  position: 'fixed',
  right: 0,
  width: margin,
  zIndex: theme.zIndex.appBar,
  transition: theme.transitions.create('width'),
  '& svg': { fontSize: margin },
  '&:hover, &.Mui-focusVisible': {
    width: handleSize,
    backgroundColor: theme.palette.primary.dark,
    '& svg': { fontSize: margin * 1.5 },
  },
}))

export const Settings = memo(() => {
  const say = useSay()
  const mobile = useMobile()
  const [shown] = useSwitch(showSettingsPreference)
  const open = useSettingsOpen()
  const SettingsDrawer = usePart(loadDrawer, open, closeSettings)
  const name = say('console.settings.title')
  return (
    <>
      {shown && !mobile && (
        <Handle
          aria-label={name}
          data-tip={name}
          aria-haspopup="dialog"
          onClick={openSettings}
          {...early(loadDrawer)}
        >
          <SettingsIcon />
        </Handle>
      )}
      {SettingsDrawer && <SettingsDrawer open={open} />}
    </>
  )
})
