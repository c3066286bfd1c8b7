import { l } from '@/declaration'

export const builder = {
  /** Short form, before the first line. */
  subject: {
    message: l('买家留言', 'Message', 'Mensaje'),
    memo: l('卖家备注', 'Memo', 'Nota'),
  },
  rows: l('条件', 'Conditions', 'Condiciones'),
  row: l('条件 {n}', 'Condition {n}', 'Condición {n}'),
  joint: l('条件 {n}：与前一条的关系', 'Condition {n}: joined by', 'Condición {n}: unida por'),
  operator: l('条件 {n}：比较方式', 'Condition {n}: comparison', 'Condición {n}: comparación'),
  value: l('条件 {n}：值', 'Condition {n}: value', 'Condición {n}: valor'),
  remove: l('删除条件 {n}', 'Remove condition {n}', 'Quitar la condición {n}'),
  add: l('添加条件', 'Add a condition', 'Añadir condición'),
  most: l('最多 {max} 个条件', 'No more than {max} conditions', 'Máximo {max} condiciones'),
  nothing: l('无条件，全部符合', 'No condition: everything matches', 'Sin condiciones: todo cumple'),
  text: l('表达式（可直接修改）', 'Expression (editable)', 'Expresión (editable)'),
  meaning: l(
    '含义：',
    'Written in Chinese, as the platform stores it. It means:',
    'Está en chino, tal como la guarda la plataforma. Significa:',
  ),
  goTo: l('定位', 'Go there', 'Ir allí'),
  mend: l('请先改正表达式', 'Correct the expression first', 'Corrija primero la expresión'),
  andFirst: l('先算“且”，再算“或”', '“and” binds closer than “or”', '«y» se aplica antes que «o»'),
}

export const trial = {
  label: {
    message: l('测试留言', 'Test a message', 'Probar un mensaje'),
    memo: l('测试备注', 'Test a memo', 'Probar una nota'),
  },
  paste: {
    message: l('粘贴一条买家留言', 'Paste a buyer’s message', 'Pegue el mensaje de un comprador'),
    memo: l('粘贴一条卖家备注', 'Paste a seller’s memo', 'Pegue la nota de un vendedor'),
  },
  fits: l('符合', 'Matches', 'Cumple'),
  fitsNot: l('不符合', 'No match', 'No cumple'),
  /** Before the result while nothing is typed. */
  blank: {
    message: l('留言为空时：{result}', 'Empty message: {result}', 'Mensaje vacío: {result}'),
    memo: l('备注为空时：{result}', 'Empty memo: {result}', 'Nota vacía: {result}'),
  },
  unfinished: l('填好值后可测试', 'Fill in the value to test it', 'Complete el valor para probar'),
  unknown: l(
    '表达式有误，无法测试',
    'Cannot be tested: the expression has an error',
    'Sin prueba: expresión errónea',
  ),
}
