import { ask } from '@/platform/endpoint'
import type { PanelProps } from '@/screens/kinds/kit'
import { CopyPlain } from '@/screens/sending/listDialogs'
import { smsEndpoints } from '../sms.endpoints'
import { mostNumbers } from '../smsText'
import { copyWords } from './texts'

const CopyNumbers = (panel: PanelProps) => (
  <CopyPlain
    {...panel}
    most={mostNumbers}
    words={copyWords}
    call={async (ids) => (await ask(smsEndpoints.smsnumbers, { input: { ids } })).mobiles}
  />
)

export default CopyNumbers
