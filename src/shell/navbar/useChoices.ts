import Contrast from '@mui/icons-material/Contrast'
import DarkMode from '@mui/icons-material/DarkModeOutlined'
import FormatSize from '@mui/icons-material/FormatSize'
import LightMode from '@mui/icons-material/LightModeOutlined'
import Translate from '@mui/icons-material/Translate'
import { useEffect, useRef } from 'react'
import { useLocaleState, useLocales, useNotify, useTranslate } from 'react-admin'
import { useConsoleLocale } from '@/i18n/useLocalised'
import { usePreference } from '@/theme/preference'
import { appearancePreference, appearances, sizePreference } from '@/theme/preferences'
import { sizeNames } from '@/theme/tokens'
import type { Choice } from './ChoiceMenu'

/** The language (specification §4): remembered, switched without a reload, confirmed in the new language. */
export const useLanguageChoice = (): Choice => {
  const translate = useTranslate()
  const notify = useNotify()
  const locales = useLocales()
  const [, setLocale] = useLocaleState()
  const value = useConsoleLocale()
  const chosen = useRef<string>(undefined)

  // A language whose pack does not arrive is never the one on the screen, and is not confirmed.
  useEffect(() => {
    if (chosen.current !== value) return
    chosen.current = undefined
    notify('console.shell.language_changed', { type: 'success' })
  }, [value, notify])

  const choose = (locale: string) => {
    chosen.current = locale
    setLocale(locale)
  }

  return {
    label: translate('console.shell.language'),
    Picture: Translate,
    options: locales.map(({ locale, name }) => ({ value: locale, name })),
    value,
    choose,
  }
}

/** Size of rows and controls (specification §2, §8). */
export const useSizeChoice = (): Choice => {
  const translate = useTranslate()
  const notify = useNotify()
  const [value, write] = usePreference(sizePreference)
  return {
    id: 'size-select',
    label: translate('console.shell.size'),
    Picture: FormatSize,
    options: sizeNames.map((size) => ({ value: size, name: translate(`console.shell.size_${size}`) })),
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

/** Light, dark, or as the machine is. */
export const useAppearanceChoice = (): Choice => {
  const translate = useTranslate()
  const [value, write] = usePreference(appearancePreference)
  return {
    label: translate('console.shell.appearance'),
    Picture: pictures[value],
    options: appearances.map((appearance) => ({
      value: appearance,
      name: translate(`console.shell.appearance_${appearance}`),
    })),
    value,
    choose: (chosen) => {
      const appearance = appearances.find((name) => name === chosen)
      if (appearance) write(appearance)
    },
  }
}
