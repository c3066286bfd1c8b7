import { defineResource, l, type RecordOf } from '@/declaration'
import { articleEndpoints, articleFields } from './article.endpoints'

const toStatus = { call: 'POST /article/status', batch: 'ids', on: ['row', 'bulk'] } as const

const publishing = [
  { when: { display_time: { set: false } }, set: { status: 'published', display_time: { from: 'now' } } },
  { set: { status: 'published' } },
] as const

const article = defineResource({
  name: 'article',
  path: '/example/list',
  label: l('文章', 'Articles', 'Artículos'),
  one: l('文章', 'Article', 'Artículo'),
  icon: 'list',
  menu: { order: 900, hidden: true, onlySent: true },
  key: ['id'],
  title: 'title',
  card: ['status', 'author', 'importance', 'display_time'],
  fields: articleFields,
  list: {
    call: 'GET /article/list',
    columns: ['id', 'title', 'author', 'importance', 'status', 'type', 'pageviews', 'display_time'],
    moreColumns: ['reviewer', 'forecast', 'platforms', 'comment_disabled', 'tag_color', 'timestamp'],
    sortable: ['id', 'importance', 'pageviews', 'display_time', 'timestamp'],
    sort: 'id',
    filters: ['title', 'importance', 'type', 'status'],
  },
  detail: {
    call: 'GET /article/detail',
    groups: [
      {
        label: l('文章', 'Article', 'Artículo'),
        fields: ['id', 'title', 'author', 'reviewer', 'type', 'importance', 'status', 'pageviews', 'forecast', 'tag_color'],
      },
      {
        label: l('发布', 'Publication', 'Publicación'),
        fields: ['platforms', 'comment_disabled', 'source_uri', 'display_time', 'timestamp', 'remark'],
      },
      { label: l('内容', 'Content', 'Contenido'), fields: ['image_uri', 'content_short', 'content'] },
    ],
  },
  save: {
    call: 'POST /article/save',
    fields: [
      'title',
      'author',
      'display_time',
      'importance',
      'type',
      'content_short',
      'content',
      'image_uri',
      'source_uri',
      'platforms',
      'comment_disabled',
      'reviewer',
      'forecast',
      'tag_color',
    ],
    stamp: { made: 'timestamp' },
    buttons: [
      { label: l('存为草稿', 'Save draft', 'Guardar borrador'), send: { status: 'draft' }, effect: [{ set: { status: 'draft' } }] },
      { label: l('发布', 'Publish', 'Publicar'), send: { status: 'published' }, requires: ['image_uri'], effect: publishing },
    ],
  },
  actions: {
    publish: {
      ...toStatus,
      label: l('发布', 'Publish', 'Publicar'),
      icon: 'send',
      send: { status: 'published' },
      done: { status: 'published' },
      refuse: [{ when: { image_uri: { set: false } }, code: 46001 }],
      effect: publishing,
    },
    draft: {
      ...toStatus,
      label: l('转为草稿', 'Back to draft', 'Pasar a borrador'),
      icon: 'undo',
      send: { status: 'draft' },
      done: { status: 'draft' },
      effect: [{ set: { status: 'draft' } }],
    },
    discard: {
      ...toStatus,
      label: l('删除', 'Delete', 'Eliminar'),
      icon: 'delete',
      danger: true,
      send: { status: 'deleted' },
      done: { status: 'deleted' },
      confirm: {
        text: l(
          '删除后读者看不到“{title}”，可以随时转为草稿或重新发布。',
          'Readers no longer see "{title}". It can be taken back to draft or published again at any time.',
          'Los lectores dejan de ver «{title}». Puede volver a borrador o publicarse de nuevo cuando se quiera.',
        ),
        type: 'title',
      },
      effect: [{ set: { status: 'deleted' } }],
    },
  },
  endpoints: articleEndpoints,
})

export default article
export type Article = RecordOf<typeof article>
