import { code, l, list, object, text } from '@/declaration'
import { definePlatformCalls } from '@/declaration/platformCall'

const key = code({ label: l('角色标识', 'Key of the role', 'Clave del rol'), required: true })
const routes = list({
  label: l('可见页面', 'Pages', 'Páginas'),
  fields: {
    path: code({ label: l('路径', 'Path', 'Ruta') }),
    name: code({ label: l('名称', 'Name', 'Nombre') }),
    component: code({ label: l('页面', 'Page', 'Página') }),
    meta: object({ label: l('显示', 'Looks', 'Aspecto'), fields: {} }),
    children: list({ label: l('子页面', 'Pages below', 'Páginas inferiores'), fields: {} }),
  },
})

const role = {
  name: text({ label: l('角色名称', 'Name', 'Nombre'), max: 50, required: true }),
  description: text({ label: l('角色描述', 'Description', 'Descripción'), max: 200 }),
  routes,
}

const changed = { status: code({ label: l('结果', 'Result', 'Resultado') }) }

/** The demo's own calls: its menu, and the roles of its role page, which grant nothing. */
export default definePlatformCalls({
  name: 'demo',
  label: l('演示', 'Demo', 'Demostración'),
  calls: {
    routes: {
      label: l('全部演示路由', 'All demo routes', 'Todas las rutas de demostración'),
      call: 'GET /routes',
      answer: routes,
    },
    roles: {
      label: l('角色列表', 'Roles', 'Roles'),
      call: 'GET /roles',
      permission: 'demoRole.list',
      answer: list({ label: l('角色', 'Roles', 'Roles'), fields: { key, ...role } }),
    },
    make: {
      label: l('新增角色', 'Add a role', 'Añadir un rol'),
      call: 'POST /role',
      permission: 'demoRole.edit',
      inputs: role,
      answer: { key },
    },
    change: {
      label: l('修改角色', 'Change a role', 'Modificar un rol'),
      call: 'PUT /role/:key',
      permission: 'demoRole.edit',
      query: { key },
      inputs: role,
      answer: changed,
      codes: [10002],
    },
    remove: {
      label: l('删除角色', 'Remove a role', 'Eliminar un rol'),
      call: 'DELETE /role/:key',
      permission: 'demoRole.edit',
      query: { key },
      answer: changed,
      codes: [10002, 46002],
    },
  },
})
