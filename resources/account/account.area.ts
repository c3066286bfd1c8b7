import { boolean, choice, code, defineResource, integer, l, object, phone, text, timestamp } from '@/declaration'
import { roleTitles } from './roles'

/** The partner's accounts that can sign in. Shown if the platform's menu includes the page. */
const account = defineResource({
  name: 'account',
  path: '/system/access/admins',
  label: l('管理员', 'Administrators', 'Administradores'),
  one: l('账号', 'Account', 'Cuenta'),
  icon: 'person',
  menu: { order: 930, hidden: true, onlySent: true },
  roles: { viewer: ['!*'], editor: ['!*'] },
  key: ['account_id'],
  title: 'name',
  card: ['username', 'role', 'disabled', 'last_login_time'],
  fields: {
    account_id: integer({ label: l('编号', 'No.', 'N.º') }),
    username: code({ label: l('登录账号', 'User name', 'Usuario') }),
    name: text({ label: l('姓名', 'Name', 'Nombre'), component: 'AccountName' }),
    mobile: phone({ label: l('手机号', 'Mobile', 'Móvil') }),
    role: choice({ label: l('角色', 'Role', 'Rol'), of: roleTitles, component: 'AccountRole' }),
    role_title: object({
      label: l('角色名称', 'Title of the role', 'Título del rol'),
      fields: {},
      values: text({ label: l('各语言名称', 'In each language', 'En cada idioma') }),
    }),
    last_login_time: timestamp({ label: l('最近登录', 'Last sign-in', 'Último acceso'), nullable: true, component: 'LastSignIn' }),
    disabled: boolean({
      label: l('状态', 'Status', 'Estado'),
      words: { yes: l('已停用', 'Disabled', 'Desactivada'), no: l('正常', 'Active', 'Activa') },
      component: 'AccountState',
    }),
  },
  list: {
    columns: ['name', 'username', 'role', 'disabled', 'mobile', 'last_login_time'],
    moreColumns: ['account_id'],
    sortable: ['account_id', 'username', 'last_login_time'],
    sort: 'account_id',
    filters: [
      {
        name: 'keyword',
        on: ['name', 'username'],
        test: 'contains',
        input: text({ label: l('姓名或登录账号', 'Name or user name', 'Nombre o usuario'), max: 50 }),
      },
      'role',
      'disabled',
    ],
  },
})

export default account
