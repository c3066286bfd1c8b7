import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import type { ResultProps } from '@/screens/kinds/kit'
import { Notice } from '@/ui/Notice'

const texts = {
  done: l('工单已重新打开', 'The order is open again', 'La orden vuelve a estar abierta'),
  next: l('{no} 需要重新受理。', '{no} has to be accepted again.', '{no} debe aceptarse de nuevo.'),
}

/** The `result` of reopening, shown until it is closed. */
export default function ReopenedOrder({ record }: ResultProps) {
  const say = useSay()
  return (
    <Notice severity="success" title={say(texts.done)}>
      {say(texts.next, { no: String(record.order_no) })}
    </Notice>
  )
}
