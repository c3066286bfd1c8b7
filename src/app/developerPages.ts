import { definePage, l, pageHeadOf } from '@/declaration'
import type { PageRegistry } from '@/shell/menu/pageRegistry'
import { lateComponent } from '@/ui/late'

/** Pages for developers: they need the development server, and no build has them. */
export const developerPages = (): PageRegistry => {
  const newArea = definePage({
    name: 'newArea',
    path: '/developer/new-area',
    label: l('新建业务', 'New area', 'Área nueva'),
    icon: 'add',
    menu: { order: 890 },
    component: 'NewArea',
  })
  return {
    newArea: {
      declared: pageHeadOf(newArea),
      load: async () => newArea,
      page: lateComponent(() => import('@/shell/developer/NewAreaPage')),
      permission: 'newArea.view',
    },
  }
}
