import { l } from '@/declaration'
import type { JsonObject } from '../contract'

/** The menu of the demonstration account `admin`, to which the demo adds its routes. */
export const sampleMenus: readonly JsonObject[] = [
  {
    path: '/system',
    name: 'System',
    meta: { title: l('系统管理', 'System', 'Sistema'), icon: 'settings', roles: ['admin'] },
    children: [
      {
        path: 'access',
        name: 'Access',
        meta: { title: l('权限管理', 'Access', 'Acceso'), icon: 'lock', roles: ['admin'] },
        children: [
          {
            path: 'admins',
            component: 'Admins',
            name: 'Admins',
            meta: { title: l('管理员', 'Administrators', 'Administradores'), icon: 'person' },
          },
          {
            path: 'role',
            component: 'Role',
            name: 'Role',
            meta: { title: l('角色', 'Roles', 'Roles'), icon: 'group' },
          },
          {
            path: 'menu',
            component: 'Menu',
            name: 'Menu',
            meta: { title: l('菜单', 'Menu', 'Menú'), icon: 'list' },
          },
        ],
      },
      {
        path: 'test',
        component: 'Test',
        name: 'Test',
        meta: { title: l('自检', 'Self-test', 'Autodiagnóstico'), icon: 'check', noCache: true },
      },
    ],
  },
]
