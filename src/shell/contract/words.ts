import { type Label, type LabelLocale, l, labelLocales, textIn } from '@/declaration'
import type { Finding, FindingClass, ValueForm } from '@/platform/contract/finding'

const formWords: { readonly [Is in ValueForm['is']]: Label } = {
  nothing: l('空', 'nothing', 'nada'),
  text: l('{size} 个字符的文本', 'a text of {size} characters', 'un texto de {size} caracteres'),
  whole: l('{size} 位整数', 'a whole number of {size} digits', 'un entero de {size} cifras'),
  fraction: l('小数', 'a number with decimals', 'un número con decimales'),
  flag: l('是或否', 'yes or no', 'sí o no'),
  list: l('{size} 项的列表', 'a list of {size} entries', 'una lista de {size} elementos'),
  group: l('对象', 'an object', 'un objeto'),
}

/** What is wrong, and how to fix it. */
const classWords: { readonly [Is in FindingClass]: readonly [what: Label, remedy: Label] } = {
  missing: [
    l('缺少字段', 'the field is missing', 'falta el campo'),
    l(
      '没有也能用：页面显示横线。平台若永不提供，请从声明中删去该字段',
      'Nothing needs it: the screen shows a dash. If the platform never sends it, remove it from the declaration',
      'No es imprescindible: la pantalla muestra un guion. Si la plataforma nunca lo envía, quítelo de la declaración',
    ),
  ],
  extra: [
    l('字段未声明', 'the field is not declared', 'el campo no está declarado'),
    l(
      '不影响使用。要显示它，请在声明中添加',
      'It does no harm. To show it, add it to the declaration',
      'No molesta. Para mostrarlo, añádalo a la declaración',
    ),
  ],
  type: [
    l('类型不符', 'it is of another type', 'es de otro tipo'),
    l(
      '请让平台按声明发送，或按平台的实际形式声明',
      'Have the platform send what is declared, or declare what it sends',
      'Haga que la plataforma envíe lo declarado, o declare lo que envía',
    ),
  ],
  choice: [
    l('出现未声明的取值', 'it has a value that is not declared', 'tiene un valor no declarado'),
    l(
      '页面原样显示。请在声明中加上新取值及其名称',
      'The screen shows it as it came. Add the new value and its name to the declaration',
      'La pantalla lo muestra tal cual. Añada el valor nuevo y su nombre a la declaración',
    ),
  ],
  null: [
    l(
      '不应为空却为 null',
      'it is null, which it is declared never to be',
      'es null, y se declaró que nunca lo es',
    ),
    l(
      '页面当作未提供。若可以为空，请声明',
      'The screen takes it as not sent. If it may be empty, declare that',
      'La pantalla lo toma como no enviado. Si puede estar vacío, declárelo',
    ),
  ],
  unit: [
    l('金额或比例的单位不符', 'it is in another unit', 'está en otra unidad'),
    l(
      '金额会显示错误。请按平台的单位声明，或让平台按声明的单位发送',
      'The screen shows a wrong amount. Declare the unit of the platform, or have it send the declared one',
      'La pantalla muestra un importe erróneo. Declare la unidad de la plataforma, o haga que envíe la declarada',
    ),
  ],
  time: [
    l(
      '时间不是合理的 Unix 秒',
      'it is no plausible time in Unix seconds',
      'no es una hora plausible en segundos Unix',
    ),
    l(
      '请让平台发送整秒；毫秒也能读取，其他单位会显示错误的日期',
      'Have the platform send whole seconds; milliseconds are read too, any other unit shows a wrong date',
      'Haga que la plataforma envíe segundos enteros; también se leen milisegundos, otra unidad muestra una fecha errónea',
    ),
  ],
  limit: [
    l('超出声明的限制', 'it breaks a declared limit', 'rebasa un límite declarado'),
    l(
      '显示不受影响，但表单无法保存这条记录。请放宽声明的限制，或修正数据',
      'It is shown, but a form cannot save such a record. Widen the limit, or correct the data',
      'Se muestra, pero un formulario no puede guardar el registro. Amplíe el límite o corrija los datos',
    ),
  ],
  key: [
    l('标识记录的字段为空', 'it identifies the record and is empty', 'identifica el registro y está vacío'),
    l(
      '没有它，列表无法显示。平台必须在每条记录中发送',
      'Without it the list shows nothing. The platform must send it with every record',
      'Sin él la lista no muestra nada. La plataforma debe enviarlo en cada registro',
    ),
  ],
  duplicate: [
    l(
      '同一页中标识重复',
      'two records of a page have the same key',
      'dos registros de una página tienen la misma clave',
    ),
    l(
      '其中一条不会显示。若还需其他字段才能区分，请加入 key',
      'One of them is not shown. If another field tells them apart, add it to the key',
      'Uno no se muestra. Si otro campo los distingue, añádalo a la clave',
    ),
  ],
  order: [
    l(
      '未按要求排序',
      'the rows are not in the order that was asked for',
      'las filas no están en el orden pedido',
    ),
    l(
      '若平台不能按此排序，请从 list.sortable 中删去',
      'If the platform cannot sort by it, remove it from list.sortable',
      'Si la plataforma no puede ordenar por él, quítelo de list.sortable',
    ),
  ],
  total: [
    l(
      '总数缺失或与本页不符',
      'the total is missing or does not fit the page',
      'el total falta o no encaja con la página',
    ),
    l(
      '没有总数时显示“至少”；错误的总数会使页码出错。请让平台发送全部页的条数',
      'Without one the screen says “at least”; a wrong one breaks the pages. Have the platform count the records of all pages',
      'Sin él la pantalla dice «al menos»; uno erróneo rompe las páginas. Haga que la plataforma cuente todas',
    ),
  ],
  summary: [
    l('合计缺失或不是数字', 'the figure is missing or no number', 'la cifra falta o no es un número'),
    l(
      '页面显示横线。若平台不提供，请从 list.summary 中删去',
      'The screen shows a dash. If the platform has no such figure, remove it from list.summary',
      'La pantalla muestra un guion. Si la plataforma no la tiene, quítela de list.summary',
    ),
  ],
  form: [
    l('应答的结构不符', 'the answer has another shape', 'la respuesta tiene otra estructura'),
    l(
      '列表必须是 {items, total} 或数组，每项为一条记录',
      'A list is {items, total} or the bare list, and each of its items a record',
      'Una lista es {items, total} o la lista sola, y cada elemento un registro',
    ),
  ],
}

const sentence = l('{call} {field}：{what}', '{call} {field}: {what}', '{call} {field}: {what}')
const extent = l('，{rows} 行中有 {count} 行', ', in {count} of {rows} rows', ', en {count} de {rows} filas')
const likeness = l('（收到{form}）', ' (it was {form})', ' (era {form})')

const inEach = (text: (locale: LabelLocale) => string): Label => {
  const [zh, en, es] = labelLocales.map(text)
  return l(zh ?? '', en ?? '', es ?? '')
}

/** The finding in words, without any values. */
export const wordsOf = ({ call, field, is, form, count, rows }: Finding): Label =>
  inEach((locale) => {
    const [what] = classWords[is]
    const said = textIn(sentence, locale, { call, field, what: textIn(what, locale) })
    const seen = rows > 1 ? textIn(extent, locale, { count, rows }) : ''
    const size = form?.size ?? 0
    const like = form ? textIn(likeness, locale, { form: textIn(formWords[form.is], locale, { size }) }) : ''
    return said + seen + like
  })

export const remedyOf = ({ is }: Finding): Label => classWords[is][1]
