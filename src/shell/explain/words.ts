import type { KindName } from '@/declaration/field'
import type { Test } from '@/declaration/kinds/kind'
import { type Label, l } from '@/declaration/label'

/** What a field of each kind holds. */
export const kindWords: { readonly [K in KindName]: Label } = {
  boolean: l('是或否', 'Yes or no', 'Sí o no'),
  choice: l('以下值之一', 'One of these values', 'Uno de estos valores'),
  choices: l('以下值中的若干个', 'Any of these values', 'Varios de estos valores'),
  code: l('编码', 'Code or number', 'Código o número'),
  color: l('颜色', 'Colour', 'Color'),
  day: l('日期', 'Date', 'Fecha'),
  email: l('邮箱地址', 'E-mail address', 'Correo electrónico'),
  files: l('文件', 'Files', 'Archivos'),
  html: l('带格式的文本', 'Formatted text', 'Texto con formato'),
  image: l('图片', 'Picture', 'Imagen'),
  integer: l('整数', 'Whole number', 'Número entero'),
  list: l('表格', 'Table', 'Tabla'),
  money: l(
    '金额（元），以{unit}存储',
    'Amount in yuan, stored in {unit}',
    'Importe en yuanes, guardado en {unit}',
  ),
  multiline: l('多行文本', 'Text of several lines', 'Texto de varias líneas'),
  object: l('一组字段', 'Group of fields', 'Grupo de campos'),
  percent: l(
    '百分比，以万分之一存储',
    'Percentage, stored in hundredths of a per cent',
    'Porcentaje, guardado en centésimas',
  ),
  phone: l('手机号', 'Mobile number', 'Número de móvil'),
  reference: l('“{area}”中的一条记录', 'A record of “{area}”', 'Un registro de «{area}»'),
  secret: l('保密，从不完整显示', 'Secret, never shown in full', 'Secreto, nunca se muestra entero'),
  tags: l('标签', 'List of words', 'Lista de palabras'),
  text: l('文本', 'Text', 'Texto'),
  timestamp: l(
    '时间（UTC+8），以 Unix 秒存储',
    'Time (UTC+8), stored in Unix seconds',
    'Hora (UTC+8), guardada en segundos Unix',
  ),
  url: l('网址', 'Web address', 'Dirección web'),
}

export const unitWords = {
  fen: l('分', 'fen', 'fen'),
  li: l('厘', 'li', 'li'),
  yuan: l('元', 'yuan', 'yuanes'),
} as const

/** Which records a filter finds. */
export const testWords: { readonly [T in Test]: Label } = {
  equals: l('{on}与所填相同', '{on} is what is entered', '{on} es lo indicado'),
  contains: l(
    '{on}包含所填文字，不分大小写',
    '{on} contains what is entered, in any case',
    '{on} contiene lo indicado, sin distinguir mayúsculas',
  ),
  has: l(
    '{on}中有所填的值',
    '{on} has what is entered among its values',
    '{on} tiene lo indicado entre sus valores',
  ),
  atLeast: l('{on}不小于所填', '{on} is at least what is entered', '{on} es al menos lo indicado'),
  atMost: l('{on}不大于所填', '{on} is at most what is entered', '{on} es como máximo lo indicado'),
  withinNextDays: l(
    '{on}在今后所填的天数内',
    '{on} is within as many days from now as entered',
    '{on} cae dentro de los días indicados desde hoy',
  ),
  isSet: l('{on}有值，或没有', '{on} has a value, or has none', '{on} tiene valor o no lo tiene'),
  period: l(
    '{on}在两日之间，含首尾，最多 {days} 天',
    '{on} lies between two days, both included, {days} days at most',
    '{on} está entre dos días, ambos incluidos, {days} días como máximo',
  ),
  equalsOrEndsWith: l(
    '{on}与所填相同，或以其结尾',
    '{on} is what is entered, or ends with it',
    '{on} es lo indicado o termina así',
  ),
  isPast: l('{on}已过', '{on} is past', '{on} ya ha pasado'),
}

/** What a condition demands of a field. */
export const demandWords = {
  is: l('{field}是{value}', '{field} is {value}', '{field} es {value}'),
  not: l('{field}不是{value}', '{field} is not {value}', '{field} no es {value}'),
  in: l('{field}是{value}之一', '{field} is one of {value}', '{field} es uno de {value}'),
  notIn: l('{field}不是{value}中任何一个', '{field} is none of {value}', '{field} no es ninguno de {value}'),
  atLeast: l('{field}不小于{value}', '{field} is at least {value}', '{field} es al menos {value}'),
  atMost: l('{field}不大于{value}', '{field} is at most {value}', '{field} es como máximo {value}'),
  set: l('{field}有值', '{field} has a value', '{field} tiene valor'),
  unset: l('{field}为空', '{field} is empty', '{field} está vacío'),
  has: l('{field}含有{value}', '{field} includes {value}', '{field} incluye {value}'),
  lacks: l('{field}不含{value}', '{field} contains none of {value}', '{field} no contiene {value}'),
  withinLastDays: l(
    '{field}在最近 {value} 天内',
    '{field} is within the last {value} days',
    '{field} está en los últimos {value} días',
  ),
  withinNextDays: l(
    '{field}在今后 {value} 天内',
    '{field} is within the next {value} days',
    '{field} está en los próximos {value} días',
  ),
  beforeDays: l(
    '{field}早于 {value} 天前',
    '{field} is more than {value} days ago',
    '{field} es de hace más de {value} días',
  ),
} as const
