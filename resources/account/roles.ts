import { l } from '@/declaration'

/** The roles of the reference platform, by their key. */
export const roleTitles = {
  admin: l('管理员', 'Administrator', 'Administrador'),
  support: l('客服', 'Support', 'Soporte'),
  finance: l('财务', 'Finance', 'Finanzas'),
  viewer: l('只读', 'Read only', 'Solo lectura'),
  editor: l('编辑', 'Editor', 'Editor'),
  visitor: l('访客', 'Visitor', 'Visitante'),
} as const
