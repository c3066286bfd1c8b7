import { type Label, l } from '@/declaration'
import type { Joint, Operator, Problem, Subject } from '@/expression'

export const subjectOf = (input: string): Subject =>
  input === 'ordersync_memo_filter_express' ? 'memo' : 'message'

/** How expressions are displayed; they are always stored in Chinese. */
export const subjects: { readonly [S in Subject]: Label } = {
  message: l('买家留言', 'Buyer message', 'Mensaje del comprador'),
  memo: l('卖家备注', 'Seller memo', 'Nota del vendedor'),
}
export const operators: { readonly [O in Operator]: Label } = {
  contains: l('包含', 'contains', 'contiene'),
  notContains: l('不包含', 'does not contain', 'no contiene'),
  equals: l('等于', 'equals', 'es igual a'),
  notEquals: l('不等于', 'does not equal', 'no es igual a'),
  isEmpty: l('为空', 'is empty', 'está en blanco'),
  isNotEmpty: l('不为空', 'is not empty', 'no está en blanco'),
}
export const clause: Label = l('{subject}{operator}', '{subject} {operator}', '{subject} {operator}')
/** What follows the operator. */
export const valued: Label = l('“{value}”', ' “{value}”', ' «{value}»')
export const joints: { readonly [J in Joint]: Label } = { and: l('且', 'and', 'y'), or: l('或', 'or', 'o') }

export const words = {
  unset: l('未设置', 'Not set', 'Sin definir'),
  none: l('无', 'None', 'Ninguna'),
  on: l('已启用', 'On', 'Activada'),
  off: l('未启用', 'Off', 'Desactivada'),
  anyFlag: l('不限旗帜', 'Any flag', 'Cualquier bandera'),
  state: l('状态', 'Status', 'Estado'),
  expression: l('表达式', 'Expression', 'Expresión'),
  flags: l('旗帜', 'Flags', 'Banderas'),
  broken: l('表达式有误', 'Error in the expression', 'Expresión errónea'),
}

export const flags: { readonly [flag: string]: Label & { readonly colour: string } } = {
  0: { ...l('灰', 'Grey', 'Gris'), colour: '#909399' },
  1: { ...l('红', 'Red', 'Rojo'), colour: '#f5222d' },
  2: { ...l('黄', 'Yellow', 'Amarillo'), colour: '#f7c325' },
  3: { ...l('绿', 'Green', 'Verde'), colour: '#2aa84a' },
  4: { ...l('蓝', 'Blue', 'Azul'), colour: '#2f7cf6' },
  5: { ...l('紫', 'Purple', 'Morado'), colour: '#9254de' },
}

export const problems: { readonly [P in Problem['code']]: Label } = {
  tooLong: l(
    '不能超过 {max} 个字符',
    'no more than {max} characters are allowed',
    'no se admiten más de {max} caracteres',
  ),
  tooMany: l(
    '最多 {max} 个条件',
    'no more than {max} conditions are allowed',
    'no se admiten más de {max} condiciones',
  ),
  subject: l('此处应为 {words}', 'expected {words}', 'se esperaba {words}'),
  otherSubject: l(
    '此规则只能写 {wanted}，不能写 {word}',
    'this rule can only test {wanted}, not {word}',
    'esta regla solo admite {wanted}, no {word}',
  ),
  operator: l('此处应为 {words}', 'expected {words}', 'se esperaba {words}'),
  quote: l(
    "此处应为英文单引号括起的值，如 '加急'",
    "expected a value in straight single quotes, like 'vip'",
    "se esperaba un valor entre comillas simples rectas, como 'vip'",
  ),
  unclosed: l('此引号没有对应的结束引号', 'this quote is never closed', 'esta comilla no se cierra'),
  emptyValue: l('引号内须有内容', 'the quotes must hold a value', 'las comillas deben contener un valor'),
  escape: l(
    "反斜杠后只能是 ' 或 \\",
    "a backslash may only stand before ' or \\",
    "la barra inversa solo puede preceder a ' o \\",
  ),
  joint: l('此处应为 {words}，或到此结束', 'expected {words}, or the end', 'se esperaba {words} o el final'),
}

export const atCharacter = l(
  '第 {n} 个字符：{problem}',
  'Character {n}: {problem}',
  'Carácter {n}: {problem}',
)
