import { type Label, l } from '@/declaration'
import { currentLocale } from '@/platform/language'

/** What a run says of itself and its rows; names of areas and actions are said by the screens. */
export const texts = {
  tooLate: l(
    '已超过一天，无法确认是否执行，请核对记录',
    'Over a day ago, cannot be told any more: check the record',
    'Hace más de un día, ya no se puede saber: revise el registro',
  ),
  leftBehind: l(
    '页面在结果返回前已关闭',
    'The page was left before the answer came',
    'La página se cerró antes de la respuesta',
  ),
  unanswered: l('平台未给出结果', 'The platform did not say', 'La plataforma no respondió'),
  noArea: l(
    '此功能已不可用，无法继续',
    'No longer available, it cannot go on',
    'Ya no está disponible, no puede continuar',
  ),
} as const satisfies Record<string, Label>

/** In the operator's language. */
export const say = (label: Label): string => label[currentLocale()]
