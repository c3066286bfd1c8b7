import { useTranslate } from 'react-admin'

/** What MUI's combobox says of itself, in the operator's language: its own words are English. */
export const useComboboxWords = () => {
  const translate = useTranslate()
  return {
    openText: translate('console.list.expand'),
    closeText: translate('console.list.collapse'),
    clearText: translate('console.kind.clear'),
    loadingText: translate('console.list.loading'),
    noOptionsText: translate('console.form.no_options'),
  }
}
