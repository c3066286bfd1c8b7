import { l } from '@/declaration'
import type { Json } from '../contract'

/**
 * The menu that the demonstration account `admin` is sent: three levels, every page key of specification §2, a hidden
 * entry that marks another, and one that leads out.
 */
export const sampleMenus: Json = [
  {
    path: '/system',
    name: 'System',
    meta: { title: l('系统管理', 'System', 'Sistema'), icon: 'settings' },
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
        path: 'icon',
        component: 'Icon',
        name: 'Icon',
        meta: { title: l('图标', 'Icons', 'Iconos'), icon: 'template' },
      },
      {
        path: 'test',
        component: 'Test',
        name: 'Test',
        meta: { title: l('自检', 'Self-test', 'Autodiagnóstico'), icon: 'check', noCache: true },
      },
    ],
  },
  {
    path: '/example',
    name: 'Example',
    meta: { title: l('综合示例', 'Examples', 'Ejemplos'), icon: 'template' },
    children: [
      {
        path: 'list',
        component: 'table_index',
        name: 'ExampleList',
        meta: { title: l('文章列表', 'Articles', 'Artículos'), icon: 'list' },
      },
      {
        path: 'create',
        component: 'example_create',
        name: 'ExampleCreate',
        meta: { title: l('新建文章', 'New article', 'Nuevo artículo'), icon: 'add' },
      },
      {
        path: 'edit/:id(\\d+)',
        component: 'example_edit',
        name: 'ExampleEdit',
        hidden: true,
        meta: { title: l('编辑文章', 'Edit article', 'Editar artículo'), activeMenu: '/example/list' },
      },
    ],
  },
  {
    path: 'https://www.example.com/',
    name: 'Outside',
    meta: { title: l('外部链接', 'External link', 'Enlace externo'), icon: 'link' },
  },
]
