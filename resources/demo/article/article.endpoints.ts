import {
  boolean,
  choice,
  choices,
  color,
  defineEndpoints,
  html,
  image,
  integer,
  l,
  list,
  multiline,
  percent,
  text,
  timestamp,
  url,
} from '@/declaration'

const title = { label: l('标题', 'Title', 'Título'), max: 100 } as const
const content = { label: l('正文', 'Body', 'Cuerpo'), maxBytes: 81_920 } as const
const image_uri = {
  label: l('封面', 'Cover', 'Portada'),
  hint: l('发布时必填', 'Needed to publish', 'Necesaria para publicar'),
} as const
const type = {
  label: l('地区', 'Region', 'Región'),
  of: {
    CN: l('中国', 'China', 'China'),
    US: l('美国', 'USA', 'EE. UU.'),
    JP: l('日本', 'Japan', 'Japón'),
    EU: l('欧元区', 'Eurozone', 'Eurozona'),
  },
  initial: 'CN',
} as const
const importance = {
  label: l('重要性', 'Importance', 'Importancia'),
  of: {
    1: { ...l('一般', 'Normal', 'Normal'), tone: 'default' },
    2: { ...l('重要', 'High', 'Alta'), tone: 'warning' },
    3: { ...l('紧要', 'Urgent', 'Urgente'), tone: 'error' },
  },
  numeric: true,
  initial: 1,
} as const
const display_time = {
  label: l('发布时间', 'Publication', 'Publicación'),
  hint: l('不填则发布时即为当前时间', 'Empty: when it is published', 'Vacío: al publicar'),
  nullable: true,
} as const
const created = { label: l('创建时间', 'Created', 'Creado') } as const

const id = integer({ label: l('编号', 'No.', 'N.º') })

const common = {
  author: text({ label: l('作者', 'Author', 'Autor'), max: 20, input: 'PersonSearch' }),
  reviewer: text({ label: l('审稿人', 'Reviewer', 'Revisor'), max: 20 }),
  status: choice({
    label: l('状态', 'Status', 'Estado'),
    of: {
      published: { ...l('已发布', 'Published', 'Publicado'), tone: 'success' },
      draft: { ...l('草稿', 'Draft', 'Borrador'), tone: 'default' },
      deleted: { ...l('已删除', 'Deleted', 'Eliminado'), tone: 'error' },
    },
    initial: 'draft',
  }),
  content_short: multiline({ label: l('摘要', 'Summary', 'Resumen'), max: 200, rows: 2 }),
  source_uri: url({
    label: l('外链', 'Source link', 'Enlace de origen'),
    hint: l('原文地址，可不填', 'Where it is from, if anywhere', 'De dónde procede, si procede'),
    max: 300,
  }),
  comment_disabled: boolean({ label: l('关闭评论', 'No comments', 'Sin comentarios') }),
  platforms: choices({
    label: l('发布平台', 'Platforms', 'Plataformas'),
    of: {
      'a-platform': l('平台甲', 'Platform A', 'Plataforma A'),
      'b-platform': l('平台乙', 'Platform B', 'Plataforma B'),
      'c-platform': l('平台丙', 'Platform C', 'Plataforma C'),
    },
    initial: ['a-platform'],
  }),
  forecast: percent({ label: l('预测', 'Forecast', 'Previsión'), min: 0, max: 10_000 }),
  pageviews: integer({ label: l('阅读数', 'Views', 'Lecturas'), min: 0 }),
  tag_color: color({ label: l('标签颜色', 'Tag colour', 'Color de etiqueta') }),
  remark: multiline({ label: l('点评', 'Remark', 'Comentario'), max: 500 }),
} as const

/** An article, with the fields that other clients of the template read. */
export const articleFields = {
  id,
  title: text({ ...title, required: true }),
  ...common,
  type: choice({ ...type, required: true }),
  importance: choice({ ...importance, required: true }),
  content: html({ ...content, required: true }),
  image_uri: image({
    ...image_uri,
    scene: 'article_cover',
    accept: ['image/jpeg', 'image/png'],
    maxBytes: 2 * 1024 * 1024,
  }),
  display_time: timestamp(display_time),
  timestamp: timestamp(created),
} as const

/** What other clients send: any part of a record, times in any format, unknown fields. */
const sent = {
  ...common,
  type: choice(type),
  importance: choice(importance),
  content: html(content),
  image_uri: image(image_uri),
  display_time: timestamp({ ...display_time, anyForm: true }),
  timestamp: timestamp({ ...created, anyForm: true }),
} as const

const answer = { ...articleFields, version: integer({ label: l('版本', 'Version', 'Versión') }) } as const

export const articleEndpoints = defineEndpoints({
  people: {
    label: l('搜索用户', 'Search people', 'Buscar personas'),
    call: 'GET /search/user',
    capability: 'list',
    query: { name: text({ label: l('姓名', 'Name', 'Nombre'), max: 50 }) },
    answer: {
      items: list({
        label: l('用户', 'People', 'Personas'),
        fields: { name: text({ label: l('姓名', 'Name', 'Nombre') }) },
      }),
    },
  },
  views: {
    label: l('阅读数明细', 'Views by channel', 'Lecturas por canal'),
    call: 'GET /article/pv',
    capability: 'list',
    query: { pv: integer({ label: l('阅读数', 'Views', 'Lecturas'), min: 0 }) },
    answer: {
      pvData: list({
        label: l('渠道', 'Channels', 'Canales'),
        fields: {
          key: text({ label: l('渠道', 'Channel', 'Canal') }),
          pv: integer({ label: l('阅读数', 'Views', 'Lecturas') }),
        },
      }),
    },
  },
  make: {
    label: l('创建文章', 'Create an article', 'Crear un artículo'),
    call: 'POST /article/create',
    inputs: { ...sent, title: text({ ...title, required: true }) },
    answer,
  },
  change: {
    label: l('修改文章', 'Change an article', 'Cambiar un artículo'),
    call: 'POST /article/update',
    inputs: { ...sent, id: integer({ label: l('编号', 'No.', 'N.º'), required: true }), title: text(title) },
    answer,
  },
})
