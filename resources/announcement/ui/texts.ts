import { l } from '@/declaration'

export const texts = {
  marked: l('已标记 {count} 条为已读', '{count} marked as read', 'Marcados como leídos: {count}'),
  allMarked: l('全部公告已读', 'All announcements are read', 'Todos los comunicados están leídos'),
  noneUnread: l('没有未读公告', 'No unread announcements', 'No hay comunicados sin leer'),
  unread: l('未读', 'Unread', 'Sin leer'),
  copyLink: l('复制链接', 'Copy link', 'Copiar enlace'),
  previous: l('上一篇', 'Previous', 'Anterior'),
  next: l('下一篇', 'Next', 'Siguiente'),
  around: l('上一篇与下一篇', 'Previous and next', 'Anterior y siguiente'),
  none: l('没有了', 'None', 'Ninguno'),
  important: l('重要公告', 'Important announcement', 'Comunicado importante'),
  ofSeveral: l('（{number}/{count}）', ' ({number} of {count})', ' ({number} de {count})'),
  haveRead: l('我已阅读', 'I have read it', 'Lo he leído'),
} as const
