import { type Label, l } from '@/declaration/label'
import type { UnreadableReason } from '@/files/table'

export const texts = {
  title: l('导入{name}', 'Import {name}', 'Importar {name}'),
  steps: l('导入步骤', 'Import steps', 'Pasos de la importación'),
  back: l('上一步', 'Back', 'Atrás'),
  next: l('下一步', 'Next', 'Siguiente'),

  choose: l('选择文件', 'Choose a file', 'Elegir un archivo'),
  otherFile: l('换一个文件', 'Choose another file', 'Elegir otro archivo'),
  drop: l('或将文件拖到这里', 'or drop it here', 'o suéltelo aquí'),
  limits: l(
    'CSV 或 XLSX，不超过 {size}、{rows} 行；第一行为列名',
    'CSV or XLSX, up to {size} and {rows} rows; the first row holds the column names',
    'CSV o XLSX, hasta {size} y {rows} filas; la primera fila debe contener los nombres de las columnas',
  ),
  chosen: l(
    '已选择：{file}（{rows} 行）',
    'Chosen: {file} (rows: {rows})',
    'Elegido: {file} (filas: {rows})',
  ),
  reading: l('正在读取“{file}”…', 'Reading “{file}”…', 'Leyendo «{file}»…'),
  notRead: l(
    '“{file}”未能读取：{reason}',
    '“{file}” could not be read: {reason}',
    'No se pudo leer «{file}»: {reason}',
  ),
  oneFile: l(
    '每次只能导入一个文件，请重新选择',
    'One file at a time; choose one of them',
    'Un archivo cada vez; elija uno de ellos',
  ),
  template: l('下载空白模板：', 'Download an empty template:', 'Descargar una plantilla vacía:'),
  templateName: l('{name}导入模板', '{name} import template', 'Plantilla de importación {name}'),
  leftOut: l(
    '以下字段无法从文件导入，请在导入后逐条填写：{fields}',
    'Fill in afterwards (can’t be imported): {fields}',
    'Esto no se puede importar; rellénelo después: {fields}',
  ),
  notSaved: l(
    '文件未能保存：{reason}',
    'The file could not be saved: {reason}',
    'No se pudo guardar el archivo: {reason}',
  ),

  column: l('文件中的列', 'Column in the file', 'Columna del archivo'),
  example: l('示例', 'Example', 'Ejemplo'),
  field: l('导入到', 'Goes into', 'Se importa en'),
  unnamed: l('（无列名）', '(no name)', '(sin nombre)'),
  fieldOf: l('“{column}”列导入到', 'Column “{column}” goes into', 'La columna «{column}» se importa en'),
  notImported: l('不导入', 'Not imported', 'No se importa'),
  missing: l(
    '必填字段没有对应的列：{fields}',
    'Required fields without a column: {fields}',
    'Campos obligatorios sin columna: {fields}',
  ),
  noneMapped: l(
    '请至少为一列选择要导入的字段',
    'Choose a field for at least one column',
    'Elija un campo para al menos una columna',
  ),

  checking: l(
    '正在检查 {done} / {total} 行…',
    'Checking {done} of {total} rows…',
    'Comprobando {done} de {total} filas…',
  ),
  allReady: l('可以导入 {ready} 行', 'Ready to import: {ready}', 'Listas para importar: {ready}'),
  someBad: l(
    '可以导入 {ready} 行；{bad} 行有问题，不会发送',
    'Ready to import: {ready}. With problems, not sent: {bad}',
    'Listas para importar: {ready}. Con problemas, no se envían: {bad}',
  ),
  noneReady: l(
    '没有可以导入的行；{bad} 行有问题',
    'Nothing can be imported. With problems: {bad}',
    'No se puede importar nada. Con problemas: {bad}',
  ),
  repeated: l(
    '{count} 行的{field}与前面的行相同，仍会导入：{lines}',
    'Same {field} as an earlier row, still imported: {count} ({lines})',
    'Mismo valor de {field} que una fila anterior, aun así se importan: {count} ({lines})',
  ),
  repeatedLine: l('第 {line} 行同第 {first} 行', 'line {line} as line {first}', 'línea {line} como {first}'),
  repeatedValue: l(
    '与第 {line} 行相同，不能重复',
    'The same as in line {line}; each record needs its own',
    'Igual que en la línea {line}; cada registro necesita el suyo',
  ),
  problems: l('有问题的行', 'Rows with problems', 'Filas con problemas'),
  line: l('行号', 'Line', 'Línea'),
  fieldName: l('字段', 'Field', 'Campo'),
  value: l('文件中的值', 'Value in the file', 'Valor en el archivo'),
  problem: l('问题', 'Problem', 'Problema'),
  firstProblems: l(
    '仅列出前 {count} 处，全部见文件',
    'The first {count} are listed; the file has them all',
    'Se muestran los primeros {count}; el archivo los tiene todos',
  ),
  downloadBad: l('下载有问题的行', 'Download the rows with problems', 'Descargar las filas con problemas'),
  badName: l('{name}待修正', '{name} to correct', '{name} por corregir'),
  howToSave: l('保存方式', 'How to save', 'Cómo guardar'),
  start: l('导入 {count} 行', 'Import {count} rows', 'Importar {count} filas'),
  startOne: l('导入 1 行', 'Import 1 row', 'Importar 1 fila'),
  downloadNotDone: l('下载未导入的行', 'Download the rows not imported', 'Descargar las filas no importadas'),
} as const satisfies Record<string, Label>

export const stepTexts = {
  file: l('选择文件', 'File', 'Archivo'),
  columns: l('匹配列', 'Match columns', 'Asignar columnas'),
  check: l('检查', 'Check', 'Comprobación'),
  run: l('导入', 'Import', 'Importación'),
} as const satisfies Record<string, Label>

export const unreadableTexts: { readonly [R in UnreadableReason]: Label } = {
  type: l(
    '“{file}”不是 CSV 或 XLSX 文件',
    '“{file}” is neither a CSV nor an XLSX file',
    '«{file}» no es un archivo CSV ni XLSX',
  ),
  inaccessible: l(
    '“{file}”无法打开：可能已被修改、移动或正被其他程序占用，请重新选择',
    '“{file}” cannot be opened: it was changed or moved, or another program holds it; choose it again',
    'No se puede abrir «{file}»: se modificó, se movió o lo usa otro programa; elíjalo de nuevo',
  ),
  empty: l('“{file}”中没有数据行', '“{file}” has no rows of data', '«{file}» no tiene filas de datos'),
  broken: l(
    '“{file}”无法读取，文件可能已损坏或加密',
    '“{file}” cannot be read; it may be damaged or encrypted',
    'No se puede leer «{file}»; puede estar dañado o cifrado',
  ),
  tooLarge: l(
    '“{file}”超过 {size}，请拆分后再导入',
    '“{file}” is larger than {size}; split it and import the parts',
    '«{file}» supera {size}; divídalo e importe las partes',
  ),
  tooLong: l(
    '“{file}”超过 {rows} 行，请拆分后再导入',
    '“{file}” has more than {rows} rows; split it and import the parts',
    '«{file}» tiene más de {rows} filas; divídalo e importe las partes',
  ),
}
