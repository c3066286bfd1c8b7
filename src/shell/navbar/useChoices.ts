import Contrast from '@mui/icons-material/Contrast'
import DarkMode from '@mui/icons-material/DarkModeOutlined'
import FormatSize from '@mui/icons-material/FormatSize'
import LightMode from '@mui/icons-material/LightModeOutlined'
import Translate from '@mui/icons-material/Translate'
import { useEffect } from 'react'
import { useLocaleState, useLocales, useNotify, useTranslate } from 'react-admin'
import { loadMessages } from '@/i18n/i18nProvider'
import { isLocale } from '@/i18n/locale'
import { useConsoleLocale } from '@/i18n/useLocalised'
import { usePreference } from '@/theme/preference'
import { appearancePreference, appearances, sizePreference } from '@/theme/preferences'
import { sizeNames } from '@/theme/tokens'
import type { Choice } from './ChoiceMenu'

/** A chosen language that is not confirmed yet. A change of language makes the whole console anew: no state outlives it. */
let unconfirmed: string | undefined

/** The language (specification §4): remembered, switched without a reload, confirmed in the new language. */
export const useLanguageChoice = (): Choice => {
  const translate = useTranslate()
  const notify = useNotify()
  const locales = useLocales()
  const [, setLocale] = useLocaleState()
  const value = useConsoleLocale()

  useEffect(() => {
    if (unconfirmed !== value) return
    unconfirmed = undefined
    notify('console.shell.language_changed', { type: 'success' })
  }, [value, notify])

  const choose = async (chosen: string) => {
    try {
      // Fetched before the switch: when the pack does not come, nothing has changed and nothing is remembered.
      if (isLocale(chosen)) await loadMessages(chosen)
      unconfirmed = chosen
      setLocale(chosen)
    } catch {
      notify('ra.notification.i18n_error', { type: 'error' })
    }
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
