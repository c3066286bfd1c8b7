import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { everything, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { operator } from '@/platform/operator'
import { useDeclared, useWhole } from '@/screens/declarations'
import { Sheet } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { PageHead } from '@/ui/PageHead'
import { usePageName } from '../menu/ConsoleMenu'
import type { MatrixColumn } from '../permissions/matrix'
import { PermissionMatrix } from '../permissions/PermissionMatrix'

const texts = {
  title: l('角色', 'Roles', 'Roles'),
  count: l('共 {count} 个', '{count} in all', '{count} en total'),
  about: l(
    '每个角色在各业务中能做的操作和看不到的字段。不能查看列表的业务，菜单、页面和接口都不可用。',
    'What each role sees and does in every area, and which fields it does not see. Without its list an area is not there: no page, no menu entry, no call.',
    'Lo que cada rol ve y hace en cada área, y qué campos no ve. Sin su lista, un área no existe: ni página, ni menú, ni llamadas.',
  ),
  self: l('我的账号', 'My account', 'Mi cuenta'),
  none: l(
    '平台没有提供角色列表，下面是您自己的权限。',
    'The platform names no roles; below is what you may do yourself.',
    'La plataforma no indica roles; abajo está lo que puede hacer usted.',
  ),
  differences: l('只看有差异的功能', 'Only what differs', 'Solo lo que difiere'),
}

const RolePage = () => {
  const say = useSay()
  const resources = useWhole(useDeclared())
  const user = useSyncExternalStore(operator.subscribe, operator.read)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const columns = useMemo<readonly MatrixColumn[]>(() => {
    const roles = user?.viewAs ?? []
    return [
      { key: '', title: texts.self, permissions: user?.permissions ?? everything },
      ...roles.map(({ role, title, permissions }) => ({ key: role, title, permissions })),
    ]
  }, [user])
  const named = user !== undefined && user.viewAs.length > 0
  return (
    <>
      <PageHead
        title={usePageName(texts.title)}
        count={named ? say(texts.count, { count: columns.length - 1 }) : undefined}
        about={say(texts.about)}
      >
        {columns.length > 1 && (
          <FormControlLabel
            sx={{ mx: 0 }}
            control={
              <Switch
                checked={onlyDifferences}
                onChange={(_, checked) => setOnlyDifferences(checked)}
                slotProps={{ input: { role: 'switch' } }}
              />
            }
            label={say(texts.differences)}
          />
        )}
      </PageHead>
      {!named && (
        <Notice severity="info" style={{ marginBottom: 8 }}>
          {say(texts.none)}
        </Notice>
      )}
      <Sheet>
        <PermissionMatrix
          resources={resources}
          columns={columns}
          onlyDifferences={onlyDifferences && named}
        />
      </Sheet>
    </>
  )
}

export default RolePage
