import { l } from '@/declaration'

export const texts = {
  title: l('以其他角色查看', 'View as another role', 'Ver como otro rol'),
  about: l(
    '按所选角色的权限查看控制台，只显示您与该角色都有权限的内容。所做操作仍以您本人身份执行，刷新页面即退出查看。',
    'Look at the console with the permissions of a role: only what both you and the role may see is shown. What you do is still done as yourself, and reloading the page ends the view.',
    'Vea la consola con los permisos de un rol: solo se muestra lo que usted y el rol pueden ver. Lo que haga se hace a su nombre, y al recargar la página termina la vista.',
  ),
  role: l('角色', 'Role', 'Rol'),
  own: l('我的权限', 'My permissions', 'Mis permisos'),
  fewer: l('比您少 {count} 项', 'Lacks {count} of your permissions', 'Le faltan {count} de sus permisos'),
  more: l(
    '比您多 {count} 项（查看时不显示）',
    'Has {count} more than you (not shown in the view)',
    'Tiene {count} más que usted (no se muestran en la vista)',
  ),
  whole: l('显示全部权限', 'Show all permissions', 'Mostrar todos los permisos'),
  cancel: l('取消', 'Cancel', 'Cancelar'),
  start: l('开始查看', 'Start viewing', 'Empezar'),
  on: l(
    '正在以“{role}”的身份查看，所做操作仍以您本人身份执行',
    'Viewing as “{role}”; what you do is still done as yourself',
    'Viendo como «{role}»; lo que haga se hace a su nombre',
  ),
  leave: l('退出查看', 'Stop viewing', 'Salir de la vista'),
} as const
