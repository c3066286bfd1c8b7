import { l } from '@/declaration'

export const texts = {
  insert: l('插入变量', 'Insert a variable', 'Insertar una variable'),
  insertOne: l('插入变量 {name}', 'Insert the variable {name}', 'Insertar la variable {name}'),
  mend: l('请修改模板内容', 'Correct the content', 'Corrija el contenido'),
  goTo: l('定位', 'Show', 'Mostrar'),
  problems: l('问题', 'Problems', 'Problemas'),
  counts: l(
    '示例 {chars} 字（含签名），计费 {parts} 条',
    'Example: {chars} characters with the signature, billed as {parts}',
    'Ejemplo: {chars} caracteres con la firma, se cobra como {parts}',
  ),
  preview: l('示例', 'Example', 'Ejemplo'),
  oneCode: l(
    '验证码模板只能有一个变量，且为验证码，如 {example}',
    'A code template has exactly one variable, the code, such as {example}',
    'Una plantilla de código tiene una sola variable, el código, como {example}',
  ),
  name: l('变量', 'Variable', 'Variable'),
  attr: l('属性', 'Value type', 'Tipo de valor'),
  attrOf: l('变量 {name} 的属性', 'Value type of {name}', 'Tipo de valor de {name}'),
  example: l('示例', 'Example', 'Ejemplo'),
  none: l('内容中没有变量', 'There are no variables in the content', 'No hay variables en el contenido'),
  chooseSign: l('请选择审核通过的签名', 'Choose an approved signature', 'Elija una firma aprobada'),
  noSigns: l(
    '还没有审核通过的签名，请先申请签名',
    'There is no approved signature yet; apply for one first',
    'Todavía no hay ninguna firma aprobada; solicite una primero',
  ),
} as const
