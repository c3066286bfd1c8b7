import { mostAddresses } from '@resources/email/template/mailText'
import { ask } from '@/platform/endpoint'
import type { PanelProps } from '@/screens/kinds/kit'
import { CopyPlain } from '@/screens/sending/listDialogs'
import { mailEndpoints } from '../email.endpoints'
import { copyWords } from './texts'

const CopyFailedAddresses = (panel: PanelProps) => (
  <CopyPlain
    {...panel}
    most={mostAddresses}
    words={copyWords}
    call={async (ids) => (await ask(mailEndpoints.emailaddresses, { input: { ids } })).addresses}
  />
)

export default CopyFailedAddresses
