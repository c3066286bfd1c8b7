import { type Label, l } from '@/declaration'

// Reviewers' reasons for rejections. The platform writes them in Chinese; the console translates them.

export const unproven = l(
  '文件不能证明信息真实性',
  'The files do not prove the information',
  'Los documentos no demuestran los datos',
)
export const unrelatedName = l(
  '签名与资质主体不一致',
  'The signature does not match the company in the files',
  'La firma no corresponde a la empresa de los documentos',
)
export const wrongAttribute = l(
  '变量属性不符',
  'A variable has the wrong attribute',
  'El atributo de una variable no corresponde',
)
export const marketing = l(
  '含有营销内容，请按推广短信提交',
  'Contains marketing: submit it as a promotion',
  'Contiene publicidad: envíela como promoción',
)
export const noOptOut = l('缺少退订方式', 'No way to opt out', 'Falta la forma de darse de baja')
export const misleadingSubject = l(
  '主题与正文不符',
  'The subject does not match the body',
  'El asunto no corresponde al texto',
)
export const boasting = l('含有夸大宣传用语', 'Makes exaggerated claims', 'Contiene afirmaciones exageradas')

export const signReasons: readonly Label[] = [unproven, unrelatedName]
export const templateReasons: readonly Label[] = [wrongAttribute, marketing, noOptOut]
export const mailReasons: readonly Label[] = [misleadingSubject, boasting]
