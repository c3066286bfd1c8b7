import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import type { PanelProps } from '@/screens/kinds/kit'
import { CancelTask } from '@/screens/sending/listDialogs'
import { mailEndpoints } from '../email.endpoints'
import { cancelWords } from './texts'

const CancelMailTask = ({ records: [mail], ...panel }: PanelProps) => {
  const say = useSay()
  const task_id = String(mail?.task_id ?? '')
  return (
    <CancelTask
      {...panel}
      task_id={task_id}
      time={Number(mail?.plan_time ?? 0)}
      words={cancelWords}
      call={() => ask(mailEndpoints.cancelemail, { input: { task_id } })}
      done={({ canceled }) => say(cancelWords.done, { count: formatInteger(canceled ?? null) })}
    />
  )
}

export default CancelMailTask
