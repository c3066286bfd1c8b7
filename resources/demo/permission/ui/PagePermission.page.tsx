import { DemoPage } from '@resources/demo/ui/DemoPage'
import { l } from '@/declaration'
import { SwitchRoles } from './roles/SwitchRoles'

const texts = {
  about: l(
    '只有 admin 能打开本页。切换到其他角色后，菜单和页面立刻变为该角色所能看到的；看不到本页的角色会转到它能看到的页面。刷新浏览器即恢复本人身份。',
    'Only admin opens this page. Once another role is chosen, menu and pages are at once those of that role, and a role that does not see this page lands on one that it does. Reloading the browser ends it.',
    'Solo admin abre esta página. Al elegir otro rol, el menú y las páginas son al momento los suyos; el rol que no ve esta página llega a una que sí ve. Al recargar el navegador termina.',
  ),
}

export default function PagePermission() {
  return (
    <DemoPage about={texts.about}>
      <SwitchRoles path="/permission/page" />
    </DemoPage>
  )
}
