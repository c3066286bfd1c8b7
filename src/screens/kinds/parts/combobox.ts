import { useSay } from '@/i18n/useSay'

/** The texts of MUI's combobox in the operator's language; MUI's own are English. */
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
