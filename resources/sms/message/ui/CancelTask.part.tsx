import { formatInteger, formatMoney } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import type { PanelProps } from '@/screens/kinds/kit'
import { CancelTask as Cancelling } from '@/screens/sending/listDialogs'
import { smsEndpoints } from '../sms.endpoints'
import { cancelWords } from './texts'

const CancelTask = ({ records: [message], ...panel }: PanelProps) => {
  const say = useSay()
  const task_id = String(message?.task_id ?? '')
  return (
    <Cancelling
      {...panel}
      task_id={task_id}
      time={Number(message?.send_time ?? 0)}
      words={cancelWords}
      call={() => ask(smsEndpoints.cancelsms, { input: { task_id } })}
      done={({ canceled, amount_li }) =>
        say(cancelWords.done, {
          count: formatInteger(canceled ?? null),
          amount: formatMoney(amount_li ?? null, 'li'),
        })
      }
    />
  )
}

export default CancelTask
