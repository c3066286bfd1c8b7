import { code, defineEndpoints, integer, l, list, text } from '@/declaration'

export const complaintEndpoints = defineEndpoints({
  colleagues: {
    label: l('可分配的同事', 'Colleagues', 'Colegas'),
    call: 'GET /user/complainthandlers',
    answer: {
      items: list({
        label: l('同事', 'Colleagues', 'Colegas'),
        fields: {
          assignee: text({ label: l('处理人', 'Handler', 'Responsable') }),
          username: code({ label: l('账号', 'Account', 'Cuenta') }),
          open: integer({ label: l('未完结', 'Open', 'Abiertas') }),
        },
      }),
      total: integer({ label: l('总数', 'Total', 'Total') }),
    },
    capability: 'assign',
  },
})
