import { definePage, l, pageHeadOf } from '@/declaration'
import type { PageRegistry } from '@/shell/menu/pageRegistry'
import { lateComponent } from '@/ui/late'

/** The page that opens problem reports; only exists with the reference platform. */
export const reportPages = (): PageRegistry => {
  const openReport = definePage({
    name: 'openReport',
    path: '/developer/open-report',
    label: l('打开问题报告', 'Open a problem report', 'Abrir un informe'),
    icon: 'search',
    menu: { order: 891 },
    component: 'OpenReport',
  })
  return {
    openReport: {
      declared: pageHeadOf(openReport),
      load: async () => openReport,
      page: lateComponent(() => import('@/shell/report/OpenReportPage')),
      permission: 'openReport.view',
    },
  }
}

/** Pages for developers: they need the development server, so no build contains them. */
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
