import { useSay } from '@/i18n/useSay'
import { Notice } from '@/ui/Notice'
import { texts } from './texts'

/** Says above the form that the browser keeps no draft of it: its storage is full or closed to the console. */
export const NotKept = () => (
  <Notice severity="warning" role="status">
    {useSay()(texts.notKept)}
  </Notice>
)
