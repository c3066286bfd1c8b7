import { type Label, l, type TextValues, textIn } from '@/declaration'
import { currentLocale } from '@/platform/language'

/** Texts about runs and rows; screens add the names of areas and actions. */
export const texts = {
  tooLate: l(
    '已超过一天，无法确认是否执行，请核对记录',
    'Over a day ago; the result can no longer be checked: look at the record',
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
    'No longer available; cannot continue',
    'Ya no está disponible; no se puede continuar',
  ),
  changedSince: l(
    '勾选后已被他人修改',
    'Changed by somebody else since you ticked it',
    'Modificado por otra persona desde que lo marcó',
  ),
  problems: l(
    '{count} 条有问题：{reasons}',
    'Problems: {count} ({reasons})',
    'Problemas: {count} ({reasons})',
  ),
} as const satisfies Record<string, Label>

export const say = (label: Label, values?: TextValues): string => textIn(label, currentLocale(), values)

const maxNamed = 3

/** The text of a toast: the only reason, else the number of failed rows with their reasons; undefined without any. */
export const failureSummary = (reasons: readonly string[], count = reasons.length): string | undefined => {
  const different = [...new Set(reasons)]
  if (different.length < 2) return different[0]
  const named = different.slice(0, maxNamed).join('; ')
  return textIn(texts.problems, currentLocale(), {
    count: count.toLocaleString('en-US'),
    reasons: different.length > maxNamed ? `${named}; …` : named,
  })
}
