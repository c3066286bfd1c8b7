import { l } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'

const back = l('返回', 'Back', 'Volver')

/** The word for leaving a dialog. If the dialog's action is itself “Close …”, uses “Back” so the two differ. */
export const useCloseWord = (action: string): string => {
  const say = useSay()
  const close = say('console.bulk.close')
  return action.startsWith(close) ? say(back) : close
}
