import { l } from '@/declaration'
import { ask } from '@/platform/endpoint'
import type { PanelProps } from '@/screens/kinds/kit'
import { CopyPlain } from '@/screens/sending/listDialogs'
import { smsEndpoints } from '../sms.area'
import { mostNumbers } from '../smsText'

const copyWords = {
  title: l('查看失败号码', 'Show failed numbers', 'Ver números fallidos'),
  none: l(
    '选中的短信都没有发送失败',
    'None of the selected messages failed',
    'Ninguno de los mensajes seleccionados ha fallado',
  ),
  ask: l(
    '将显示所选 {count} 条短信的完整号码，重复的只显示一次。您的这次查看会被记录。',
    'The full numbers of the selected messages ({count}) will be shown, without duplicates. Your viewing them is logged.',
    'Se mostrarán los números completos de los mensajes seleccionados ({count}), sin repetir. Su consulta queda registrada.',
  ),
  unit: l('条', '', ''),
  show: l('显示号码', 'Show numbers', 'Ver los números'),
  shown: l('手机号（{count}）', 'Mobiles ({count})', 'Móviles ({count})'),
} as const

const CopyNumbers = (panel: PanelProps) => (
  <CopyPlain
    {...panel}
    most={mostNumbers}
    words={copyWords}
    call={async (ids) => (await ask(smsEndpoints.smsnumbers, { input: { ids } })).mobiles}
  />
)

export default CopyNumbers
