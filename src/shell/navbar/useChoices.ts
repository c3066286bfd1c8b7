import Contrast from '@mui/icons-material/Contrast'
import DarkMode from '@mui/icons-material/DarkModeOutlined'
import FormatSize from '@mui/icons-material/FormatSize'
import LightMode from '@mui/icons-material/LightModeOutlined'
import Translate from '@mui/icons-material/Translate'
import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { languages } from '@/i18n/languages'
import { useLanguage, useSay } from '@/i18n/useSay'
import { usePreference } from '@/theme/preference'
import { appearancePreference, appearances, sizePreference } from '@/theme/preferences'
import { sizeNames } from '@/theme/tokens'
import type { Choice } from './ChoiceMenu'

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

  const choose = (locale: string) => {
    chosen.current = locale
    void setLocale(locale)
  }

  return {
    label: say('console.shell.language'),
    Picture: Translate,
    options: languages.map(({ locale, name }) => ({ value: locale, name })),
    value,
    choose,
  }
}

/** The size of rows and controls. */
export const useSizeChoice = (): Choice => {
  const say = useSay()
  const notify = useNotify()
  const [value, write] = usePreference(sizePreference)
  return {
    id: 'size-select',
    label: say('console.shell.size'),
    Picture: FormatSize,
    options: sizeNames.map((size) => ({ value: size, name: say(`console.shell.size_${size}`) })),
    value,
    choose: (chosen) => {
      const size = sizeNames.find((name) => name === chosen)
      if (!size) return
      write(size)
      notify('console.shell.size_changed', { type: 'success' })
    },
  }
}

const pictures = { system: Contrast, light: LightMode, dark: DarkMode }

/** Light, dark, or as the system is set. */
export const useAppearanceChoice = (): Choice => {
  const say = useSay()
  const [value, write] = usePreference(appearancePreference)
  return {
    label: say('console.shell.appearance'),
    Picture: pictures[value],
    options: appearances.map((appearance) => ({
      value: appearance,
      name: say(`console.shell.appearance_${appearance}`),
    })),
    value,
    choose: (chosen) => {
      const appearance = appearances.find((name) => name === chosen)
      if (appearance) write(appearance)
    },
  }
}
