import Close from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useSay } from '@/i18n/useSay'
import {
  appearancePreference,
  appearances,
  fixedHeaderPreference,
  oneGroupPreference,
  type Preference,
  type Switch as SwitchValue,
  showSettingsPreference,
  sidebarLogoPreference,
  tagsViewPreference,
  themeColourPreference,
  usePreference,
  useSwitch,
} from '@/theme/preferences'
import { Button, IconButton } from '@/ui/Button'
import { DialogX } from '@/ui/DialogX'
import { useMobile } from '../sidebar/sidebarState'
import { closeSettings } from './settingsState'
import { ThemeColour } from './ThemeColour'
import { settingsTexts as texts } from './texts'
import './settings.css'

const width = 260

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  height: '100%',
  padding: 20,
  overflow: 'auto',
  // The title leaves room for the X.
  '& h2': { margin: 0, paddingRight: 28, fontSize: 16 },
  '& h3': { margin: '0 0 8px', fontSize: 14 },
})

const Switches = styled('fieldset')({ margin: 0, padding: 0, border: 0 })

const Line = styled(FormControlLabel)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: theme.console.size.control,
  margin: 0,
}))

const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.palette.text.secondary,
  fontSize: 12,
}))

const Group = ({ title, children }: { title: string; children: (titleId: string) => ReactNode }) => {
  const id = useId()
  return (
    <section>
      <h3 id={id}>{title}</h3>
      {children(id)}
    </section>
  )
}

interface SwitchLineProps {
  preference: Preference<SwitchValue>
  label: string
  hint?: string
}

const SwitchLine = ({ preference, label, hint }: SwitchLineProps) => {
  const [on, turn] = useSwitch(preference)
  const id = useId()
  return (
    <>
      <Line
        label={label}
        labelPlacement="start"
        control={
          <Switch
            size="small"
            checked={on}
            onChange={(_, checked) => turn(checked)}
            slotProps={{ input: { 'aria-describedby': hint && id } }}
          />
        }
      />
      {hint && <Hint id={id}>{hint}</Hint>}
    </>
  )
}

const Appearance = ({ titleId }: { titleId: string }) => {
  const say = useSay()
  const [chosen, choose] = usePreference(appearancePreference)
  return (
    <RadioGroup aria-labelledby={titleId} value={chosen}>
      {appearances.map((appearance) => (
        <FormControlLabel
          key={appearance}
          value={appearance}
          label={say(`console.shell.appearance_${appearance}`)}
          control={<Radio onChange={() => choose(appearance)} />}
          sx={{ margin: 0, gap: 1, minHeight: 28 }}
        />
      ))}
    </RadioGroup>
  )
}

const preferences = [
  themeColourPreference,
  tagsViewPreference,
  fixedHeaderPreference,
  sidebarLogoPreference,
  oneGroupPreference,
  showSettingsPreference,
  appearancePreference,
]

const resetAll = () => {
  for (const preference of preferences) preference.reset()
}

const SettingsDrawer = ({ open }: { open: boolean }) => {
  const say = useSay()
  const title = useId()
  const mobile = useMobile()
  const close = say('ra.action.close')
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={closeSettings}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': title,
          sx: { width, overflow: 'visible' },
        },
      }}
    >
      {!mobile && (
        <IconButton className="settings-handle settings-close" aria-label={close} onClick={closeSettings}>
          <Close />
        </IconButton>
      )}
      <Content>
        <h2 id={title}>{say('console.settings.title')}</h2>
        <DialogX label={mobile ? close : undefined} onClose={closeSettings} />
        <Group title={say(texts.themeColour)}>{(titleId) => <ThemeColour titleId={titleId} />}</Group>
        <Group title={say('console.shell.appearance')}>{(titleId) => <Appearance titleId={titleId} />}</Group>
        <Group title={say(texts.layout)}>
          {(titleId) => (
            <Switches aria-labelledby={titleId}>
              <SwitchLine preference={tagsViewPreference} label={say(texts.tagsView)} />
              <SwitchLine preference={fixedHeaderPreference} label={say(texts.fixedHeader)} />
              <SwitchLine preference={sidebarLogoPreference} label={say(texts.sidebarLogo)} />
              <SwitchLine preference={oneGroupPreference} label={say(texts.oneGroup)} />
              <SwitchLine
                preference={showSettingsPreference}
                label={say(texts.showSettings)}
                hint={say(texts.showSettingsHint)}
              />
            </Switches>
          )}
        </Group>
        <Button style={{ flex: 'none' }} onClick={resetAll}>
          {say(texts.reset)}
        </Button>
      </Content>
    </Drawer>
  )
}

export default SettingsDrawer
