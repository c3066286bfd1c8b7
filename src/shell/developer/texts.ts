import { l } from '@/declaration'

export const texts = {
  title: l('新建业务', 'New area', 'Área nueva'),
  about: l(
    '从样本数据、接口地址或 OpenAPI 文档生成一个业务的声明文件。写入之前不改动任何内容。',
    'Creates an area’s file from sample data, an address or an OpenAPI document. Nothing is changed until you write it.',
    'Crea el archivo de un área a partir de datos de muestra, una dirección o un documento OpenAPI. Nada cambia hasta que lo escriba.',
  ),
  source: l('来源', 'Source', 'Origen'),
  sample: l('样本：JSON 或 CSV', 'Sample: JSON or CSV', 'Muestra: JSON o CSV'),
  choose: l('选择文件', 'Choose a file', 'Elegir un archivo'),
  tooLarge: l('文件超过 5 MB', 'The file is larger than 5 MB', 'El archivo supera los 5 MB'),
  address: l(
    '或者接口地址（只发送一次 GET）',
    'Or an address (one GET is sent)',
    'O una dirección (se envía un GET)',
  ),
  pointer: l(
    'OpenAPI 文档中的列表路径',
    'The list’s path in an OpenAPI document',
    'Ruta de la lista en un documento OpenAPI',
  ),
  area: l('业务', 'Area', 'Área'),
  path: l('页面路径', 'Path of its page', 'Ruta de su página'),
  name: l('名称，默认取自路径', 'Name; by default from the path', 'Nombre; por defecto, de la ruta'),
  label: l('标题', 'Label', 'Título'),
  key: l('标识一条记录的字段', 'Fields that identify a record', 'Campos que identifican un registro'),
  form: l(
    '表单的字段；留空则只读',
    'Fields of its form; without any it is read only',
    'Campos de su formulario; sin ellos es de solo lectura',
  ),
  result: l('结果', 'Result', 'Resultado'),
  mistaken: l(
    '请先改正标红的内容。',
    'Correct what is marked in red first.',
    'Corrija antes lo marcado en rojo.',
  ),
  nothing: l(
    '填写来源和页面路径后，这里显示结果。',
    'Give a source and a path to see the result here.',
    'Indique un origen y una ruta para ver aquí el resultado.',
  ),
  nothingHint: l(
    '例如 [{"coupon_id": 1, "name": "满100减10"}]',
    'For example [{"coupon_id": 1, "name": "Summer"}]',
    'Por ejemplo [{"coupon_id": 1, "name": "Verano"}]',
  ),
  doubts: l('请核对', 'To be checked', 'Por revisar'),
  preview: l('列表预览', 'Preview of the list', 'Vista previa de la lista'),
  noRows: l(
    '此来源没有可预览的数据。',
    'This source has no rows to show.',
    'Este origen no tiene filas que mostrar.',
  ),
  rows: l('样本数据', 'Rows of the sample', 'Filas de la muestra'),
  file: l('文件内容', 'Text of the file', 'Texto del archivo'),
  copy: l('复制', 'Copy', 'Copiar'),
  unwritten: l(
    '有 {count} 个标题待补写（第 {lines} 行），补写之前控制台无法启动。',
    '{count} labels are still missing (lines {lines}); the console does not start without them.',
    'Faltan {count} títulos por escribir (líneas {lines}); la consola no arranca sin ellos.',
  ),
  write: l('写入文件', 'Write the file', 'Escribir el archivo'),
  written: l('已写入 {file}', '{file} written', 'Se ha escrito {file}'),
  there: l(
    '{file} 已存在，不会被覆盖。此来源会增加：',
    '{file} already exists and is left as it is. The source would add:',
    '{file} ya existe y se queda como está. El origen añadiría:',
  ),
  same: l(
    '{file} 已存在，此来源没有可增加的内容。',
    '{file} already exists, and the source adds nothing.',
    '{file} ya existe y el origen no añade nada.',
  ),
  open: l('打开列表', 'Open the list', 'Abrir la lista'),
  unreachable: l(
    '开发服务器没有应答，请确认 npm run dev 正在运行。',
    'The development server does not answer; is npm run dev running?',
    'El servidor de desarrollo no responde; ¿está en marcha npm run dev?',
  ),
}
