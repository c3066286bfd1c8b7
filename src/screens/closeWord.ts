import { l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'

const back = l('返回', 'Back', 'Volver')

/** The word for leaving a dialog: another one where the dialog's action closes something itself, as both would say “Close”. */
export const useCloseWord = (action: string): string => {
  const say = useSay()
  const close = say('console.bulk.close')
  return action.startsWith(close) ? say(back) : close
}
