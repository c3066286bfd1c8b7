import {
  choice,
  choices,
  defineResource,
  html,
  integer,
  l,
  percent,
  type RecordOf,
  text,
  timestamp,
} from '@/declaration'

/** Articles of the template's example (specification §3): only a platform whose menu names them shows them. */
const article = defineResource({
  name: 'article',
  path: '/example/list',
  label: l('文章', 'Articles', 'Artículos'),
  one: l('文章', 'Article', 'Artículo'),
  icon: 'list',
  menu: { order: 900, hidden: true },
  key: ['id'],
  title: 'title',
  card: ['status', 'author', 'importance', 'display_time'],
  fields: {
    id: integer({ label: l('编号', 'No.', 'N.º') }),
    title: text({ label: l('标题', 'Title', 'Título'), max: 100, required: true }),
    author: text({ label: l('作者', 'Author', 'Autor'), max: 20, required: true }),
    reviewer: text({ label: l('审稿人', 'Reviewer', 'Revisor'), max: 20 }),
    type: choice({
      label: l('地区', 'Region', 'Región'),
      of: {
        CN: l('中国', 'China', 'China'),
        US: l('美国', 'USA', 'EE. UU.'),
        JP: l('日本', 'Japan', 'Japón'),
        EU: l('欧元区', 'Eurozone', 'Eurozona'),
      },
      initial: 'CN',
      required: true,
    }),
    importance: choice({
      label: l('重要性', 'Importance', 'Importancia'),
      of: {
        1: { ...l('一般', 'Normal', 'Normal'), tone: 'default' },
        2: { ...l('重要', 'High', 'Alta'), tone: 'warning' },
        3: { ...l('紧要', 'Urgent', 'Urgente'), tone: 'error' },
      },
      numeric: true,
      initial: 1,
      required: true,
    }),
    status: choice({
      label: l('状态', 'Status', 'Estado'),
      of: {
        published: { ...l('已发布', 'Published', 'Publicado'), tone: 'success' },
        draft: { ...l('草稿', 'Draft', 'Borrador'), tone: 'default' },
        deleted: { ...l('已删除', 'Deleted', 'Eliminado'), tone: 'error' },
      },
      initial: 'draft',
    }),
    content: html({ label: l('正文', 'Body', 'Cuerpo'), maxBytes: 81_920, required: true }),
    forecast: percent({ label: l('预测', 'Forecast', 'Previsión'), min: 0, max: 10_000 }),
    platforms: choices({
      label: l('发布平台', 'Platforms', 'Plataformas'),
      of: {
        'a-platform': l('平台甲', 'Platform A', 'Plataforma A'),
        'b-platform': l('平台乙', 'Platform B', 'Plataforma B'),
        'c-platform': l('平台丙', 'Platform C', 'Plataforma C'),
      },
      initial: ['a-platform'],
    }),
    pageviews: integer({ label: l('阅读数', 'Views', 'Lecturas'), min: 0 }),
    display_time: timestamp({
      label: l('发布时间', 'Publication', 'Publicación'),
      hint: l('不填则发布时即为当前时间', 'Empty: when it is published', 'Vacío: al publicar'),
      nullable: true,
    }),
    timestamp: timestamp({ label: l('创建时间', 'Created', 'Creado') }),
  },
  list: {
    call: 'GET /article/list',
    columns: ['id', 'title', 'author', 'importance', 'status', 'type', 'pageviews', 'display_time'],
    moreColumns: ['reviewer', 'forecast', 'platforms', 'timestamp'],
    sortable: ['id', 'importance', 'pageviews', 'display_time', 'timestamp'],
    sort: 'id',
    filters: ['title', 'importance', 'type'],
  },
  detail: { call: 'GET /article/detail' },
  save: {
    call: 'POST /article/update',
    fields: [
      'title',
      'author',
      'reviewer',
      'type',
      'importance',
      'platforms',
      'forecast',
      'display_time',
      'content',
    ],
    stamp: { made: 'timestamp' },
    buttons: [
      {
        label: l('存为草稿', 'Save draft', 'Guardar borrador'),
        send: { status: 'draft' },
        effect: [{ set: { status: 'draft' } }],
      },
      {
        label: l('发布', 'Publish', 'Publicar'),
        send: { status: 'published' },
        effect: [
          {
            when: { display_time: { set: false } },
            set: { status: 'published', display_time: { from: 'now' } },
          },
          { set: { status: 'published' } },
        ],
      },
    ],
  },
})

export default article
export type Article = RecordOf<typeof article>
