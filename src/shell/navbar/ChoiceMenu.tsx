import Check from '@mui/icons-material/Check'
import Contrast from '@mui/icons-material/Contrast'
import DarkMode from '@mui/icons-material/DarkModeOutlined'
import FormatSize from '@mui/icons-material/FormatSize'
import LightMode from '@mui/icons-material/LightModeOutlined'
import Translate from '@mui/icons-material/Translate'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { languages } from '@/i18n/languages'
import { useLanguage, useSay } from '@/i18n/useSay'
import { appearancePreference, appearances, sizePreference, usePreference } from '@/theme/preferences'
import { sizeNames } from '@/theme/tokens'
import { early } from '@/ui/late'
import { loadMenu, Menu, MenuHeading, MenuItem } from '@/ui/Menu'
import { BarButton } from './BarButtons'

export interface Choice {
  readonly id?: string
  readonly label: string
  readonly Picture: ComponentType
  readonly options: readonly { readonly value: string; readonly name: string; readonly choose: () => void }[]
  readonly value: string
}

const choiceRows = ({ options, value }: Choice, done: () => void) =>
  options.map((option) => (
    <MenuItem
      key={option.value}
      checked={option.value === value}
      onClick={() => {
        done()
        if (option.value !== value) option.choose()
      }}
    >
      {option.name}
      {option.value === value && <Check fontSize="small" className="bar-chosen" />}
    </MenuItem>
  ))

export const choiceSection = (choice: Choice, done: () => void) => [
  <MenuHeading key={choice.label}>{choice.label}</MenuHeading>,
  ...choiceRows(choice, done),
]

export const ChoiceMenu = ({ choice }: { choice: Choice }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const { id, label, Picture } = choice
  return (
    <>
      <BarButton
        id={id}
        label={label}
        Picture={Picture}
        opens="menu"
        open={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...early(loadMenu)}
      />
      <Menu className="bar-choices" anchor={anchor} open={anchor !== null} label={label} onClose={close}>
        {choiceRows(choice, close)}
      </Menu>
    </>
  )
}

/** The language: remembered, switched without a reload, and confirmed in the new language. */
export const useLanguageChoice = (): Choice => {
  const say = useSay()
  const notify = useNotify()
  const { locale: value, setLocale } = useLanguage()
  const chosen = useRef<string>(undefined)

  // If a language pack fails to load, the language never changes and nothing is confirmed.
  useEffect(() => {
    if (chosen.current !== value) return
    chosen.current = undefined
    notify('console.shell.language_changed', { type: 'success' })
  }, [value, notify])

  return {
    label: say('console.shell.language'),
    Picture: Translate,
    options: languages.map(({ locale, name }) => ({
      value: locale,
      name,
      choose: () => {
        chosen.current = locale
        void setLocale(locale)
      },
    })),
    value,
  }
}

export const useSizeChoice = (): Choice => {
  const say = useSay()
  const notify = useNotify()
  const [value, write] = usePreference(sizePreference)
  return {
    id: 'size-select',
    label: say('console.shell.size'),
    Picture: FormatSize,
    options: sizeNames.map((size) => ({
      value: size,
      name: say(`console.shell.size_${size}`),
      choose: () => {
        write(size)
        notify('console.shell.size_changed', { type: 'success' })
      },
    })),
    value,
  }
}

const pictures = { system: Contrast, light: LightMode, dark: DarkMode }

export const useAppearanceChoice = (): Choice => {
  const say = useSay()
  const [value, write] = usePreference(appearancePreference)
  return {
    label: say('console.shell.appearance'),
    Picture: pictures[value],
    options: appearances.map((appearance) => ({
      value: appearance,
      name: say(`console.shell.appearance_${appearance}`),
      choose: () => write(appearance),
    })),
    value,
  }
}
