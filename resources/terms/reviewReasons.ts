import { type Label, l } from '@/declaration'

// What reviewers write when they turn a record down (domain §15), in the platform's Chinese and as operators read it. Those of
// signatures and templates of text messages are told apart by what they are about.

/** About the proof files of a signature. */
export const unproven = l(
  '文件不能证明信息真实性',
  'The files do not prove the information',
  'Los documentos no demuestran los datos',
)
/** About a signature's name. */
export const foreignName = l(
  '签名与资质主体不一致',
  'The signature does not match the company in the files',
  'La firma no corresponde a la empresa de los documentos',
)
/** About a template's variables. */
export const wrongAttribute = l(
  '变量属性不符',
  'A variable has the wrong attribute',
  'El atributo de una variable no corresponde',
)
/** About a notice that praises goods. */
export const marketing = l(
  '含有营销内容，请按推广短信提交',
  'Contains marketing: submit it as a promotion',
  'Contiene publicidad: envíela como promoción',
)
/** About a promotion that nobody can leave. */
export const noWayOut = l('缺少退订方式', 'No way to opt out', 'Falta la forma de darse de baja')
/** About the subject of an e-mail. */
export const otherSubject = l(
  '主题与正文不符',
  'The subject does not match the body',
  'El asunto no corresponde al texto',
)
/** About the text of an e-mail. */
export const boasting = l('含有夸大宣传用语', 'Makes exaggerated claims', 'Contiene afirmaciones exageradas')

export const signReasons: readonly Label[] = [unproven, foreignName]
export const templateReasons: readonly Label[] = [wrongAttribute, marketing, noWayOut]
export const mailReasons: readonly Label[] = [otherSubject, boasting]
