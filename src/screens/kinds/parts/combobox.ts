import { useSay } from '@/i18n/useSay'

/** What MUI's combobox says of itself, in the operator's language: its own words are English. */
export const useComboboxWords = () => {
  const say = useSay()
  return {
    openText: say('console.list.expand'),
    closeText: say('console.list.collapse'),
    clearText: say('console.kind.clear'),
    loadingText: say('console.list.loading'),
    noOptionsText: say('console.form.no_options'),
  }
}
