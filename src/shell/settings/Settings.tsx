import SettingsIcon from '@mui/icons-material/Settings'
import { memo } from 'react'
import { useSay } from '@/i18n/useSay'
import { showSettingsPreference, useSwitch } from '@/theme/preferences'
import { IconButton } from '@/ui/Button'
import { early, usePart } from '@/ui/late'
import { useMobile } from '../sidebar/sidebarState'
import { closeSettings, openSettings, useSettingsOpen } from './settingsState'
import './settings.css'

const loadDrawer = () => import('./SettingsDrawer')

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
        <IconButton
          className="settings-handle settings-open"
          aria-label={name}
          data-tip={name}
          aria-haspopup="dialog"
          onClick={openSettings}
          {...early(loadDrawer)}
        >
          <SettingsIcon />
        </IconButton>
      )}
      {SettingsDrawer && <SettingsDrawer open={open} />}
    </>
  )
})
