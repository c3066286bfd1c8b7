import { mostAddresses } from '@resources/email/template/mailText'
import { l } from '@/declaration'
import { ask } from '@/platform/endpoint'
import type { PanelProps } from '@/screens/kinds/kit'
import { CopyPlain } from '@/screens/sending/listDialogs'
import { mailEndpoints } from '../email.area'

const copyWords = {
  title: l('查看失败地址', 'Show failed addresses', 'Ver direcciones fallidas'),
  none: l(
    '选中的邮件都没有投递失败',
    'None of the selected e-mails failed',
    'Ninguno de los correos seleccionados ha fallado',
  ),
  ask: l(
    '将显示所选 {count} 封邮件的完整地址，重复的只显示一次。您的这次查看会被记录。',
    'The full addresses of the selected e-mails ({count}) will be shown, without duplicates. Your viewing them is logged.',
    'Se mostrarán las direcciones completas de los correos seleccionados ({count}), sin repetir. Su consulta queda registrada.',
  ),
  unit: l('封', '', ''),
  show: l('显示地址', 'Show addresses', 'Ver las direcciones'),
  shown: l('邮箱地址（{count}）', 'Addresses ({count})', 'Direcciones ({count})'),
} as const

const CopyFailedAddresses = (panel: PanelProps) => (
  <CopyPlain
    {...panel}
    most={mostAddresses}
    words={copyWords}
    call={async (ids) => (await ask(mailEndpoints.emailaddresses, { input: { ids } })).addresses}
  />
)

export default CopyFailedAddresses
