import { channels } from '@resources/terms/channels'
import {
  boolean,
  choice,
  choices,
  defineEndpoints,
  defineResource,
  html,
  integer,
  l,
  list,
  object,
  type RecordOf,
  tags,
  text,
  timestamp,
} from '@/declaration'

const categories = {
  SYSTEM: { ...l('系统', 'System', 'Sistema'), tone: 'info' },
  UPGRADE: { ...l('升级', 'Upgrade', 'Actualización'), tone: 'info' },
  RULE: { ...l('平台规则', 'Platform rules', 'Reglas'), tone: 'warning' },
  FEE: { ...l('资费', 'Fees', 'Tarifas'), tone: 'default' },
  HOLIDAY: { ...l('假期', 'Holidays', 'Festivos'), tone: 'success' },
} as const

/** The fields that are the same for all accounts. */
const words = {
  id: integer({ label: l('编号', 'No.', 'N.º') }),
  title: text({ label: l('标题', 'Title', 'Título'), min: 1, max: 80, component: 'AnnouncementTitle' }),
  category: choice({ label: l('分类', 'Category', 'Categoría'), of: categories }),
  platforms: choices({
    label: l('相关平台', 'Platforms', 'Plataformas'),
    emptyText: l('全部平台', 'All platforms', 'Todas'),
    of: channels,
    // Most are for all platforms, so the width is left to titles.
    width: 124,
  }),
  content: html({ label: l('正文', 'Content', 'Contenido'), maxBytes: 65_536 }),
  publish_time: timestamp({ label: l('发布时间', 'Published', 'Publicado') }),
} as const

const named = { id: words.id, title: words.title }

export const endpoints = defineEndpoints({
  /** Idempotent. */
  read: {
    label: l('标记公告已读', 'Mark announcements as read', 'Marcar comunicados como leídos'),
    call: 'POST /user/readannouncement',
    inputs: {
      ids: tags({ label: l('公告编号', 'Announcements', 'Comunicados'), numeric: true, maxItems: 100 }),
      all: boolean({ label: l('全部', 'All of them', 'Todos') }),
    },
    answer: { unread: integer({ label: l('未读数', 'Unread', 'Sin leer') }) },
    capability: 'detail',
  },
  /** Unread important announcements in full: they are shown in a dialog, and fetching them must not mark them as read. */
  important: {
    label: l('未读的重要公告', 'Important ones not read yet', 'Importantes sin leer'),
    call: 'GET /user/importantannouncement',
    answer: {
      items: list({ label: l('公告', 'Announcements', 'Comunicados'), fields: { ...words, id: { ...words.id, required: true } } }),
    },
    capability: 'detail',
  },
})

/** The platform's announcements to partners. Whether one has been read is stored per account. */
const announcement = defineResource({
  name: 'announcement',
  path: '/announcement/announcement',
  label: l('公告', 'Announcements', 'Comunicados'),
  one: l('公告', 'Announcement', 'Comunicado'),
  icon: 'announcement',
  menu: { order: 30 },
  roles: { support: ['*'], finance: ['*'] },
  key: ['id'],
  title: 'title',
  card: ['category', 'is_read', 'publish_time'],
  fields: {
    ...words,
    level: choice({
      label: l('级别', 'Level', 'Nivel'),
      of: {
        NORMAL: { ...l('普通', 'Normal', 'Normal'), tone: 'default' },
        IMPORTANT: { ...l('重要', 'Important', 'Importante'), tone: 'error' },
      },
    }),
    is_top: boolean({ label: l('置顶', 'Pinned', 'Fijado') }),
    is_read: boolean({ label: l('已读', 'Read by me', 'Leído por mí') }),
    /** The opposite of `is_read`: operators filter by what is unread. */
    unread: boolean({ label: l('未读', 'Unread', 'Sin leer') }),
    expire_time: timestamp({ label: l('失效时间', 'Expires', 'Caduca'), nullable: true }),
    read_count: integer({ label: l('阅读数', 'Times read', 'Veces leído') }),
    status: choice({
      label: l('状态', 'Status', 'Estado'),
      of: {
        DRAFT: { ...l('草稿', 'Draft', 'Borrador'), tone: 'default' },
        PUBLISHED: { ...l('已发布', 'Published', 'Publicado'), tone: 'success' },
        OFFLINE: { ...l('已下线', 'Withdrawn', 'Retirado'), tone: 'default' },
      },
    }),
    /** Sort key: the time of publication, and pinned announcements above all others. */
    place: integer({
      label: l('置顶与发布时间', 'Pinned, then published', 'Fijados, luego por fecha'),
      hint: l('置顶在前', 'Newest first', 'Lo más reciente primero'),
      ungrouped: true,
    }),
  },
  history: { except: ['is_read', 'unread', 'read_count'] },
  list: {
    columns: ['title', 'category', 'publish_time', 'platforms', 'read_count'],
    moreColumns: ['id', 'level', 'is_top', 'is_read', 'expire_time'],
    sortable: ['place', 'publish_time', 'read_count'],
    sort: '-place',
    filters: [
      { name: 'keyword', on: 'title', test: 'contains', input: text({ label: l('标题', 'Title', 'Título'), max: 80 }) },
      'category',
      'unread',
      { name: 'period', label: l('发布时间', 'Published', 'Publicado'), test: 'period', on: 'publish_time', maxDays: 366 },
      'level',
    ],
    summary: { unread: { label: l('未读', 'Unread', 'Sin leer'), when: { is_read: false }, tone: 'warning' } },
  },
  detail: {
    call: 'GET /user/announcementdetail',
    adds: {
      unread_count: integer({ label: l('未读数', 'Unread', 'Sin leer') }),
      prev: object({ label: l('上一篇', 'Previous', 'Anterior'), nullable: true, fields: named }),
      next: object({ label: l('下一篇', 'Next', 'Siguiente'), nullable: true, fields: named }),
    },
    missing: 45001,
    page: '/announcement/announcementdetail',
  },
  panels: {
    read: {
      label: l('标记已读', 'Mark as read', 'Marcar como leído'),
      icon: 'check',
      component: 'ReadAnnouncements',
      on: ['row', 'bulk'],
      when: { is_read: false },
      capability: 'detail',
    },
    readAll: {
      label: l('全部已读', 'Mark all as read', 'Marcar todo como leído'),
      icon: 'check',
      component: 'ReadAnnouncements',
      on: ['list'],
      capability: 'detail',
    },
  },
  endpoints,
  greeting: 'ImportantNotice',
})

export default announcement
export type Announcement = RecordOf<typeof announcement>
