import { definePage, l } from '@/declaration'
import { profileEndpoints } from './profile.endpoints'
import { scanEndpoints } from './scan.endpoints'

export default definePage({
  name: 'partner',
  path: '/paymentaccount/paymentaccount',
  label: l('个人信息', 'Personal info', 'Mis datos'),
  icon: 'person',
  menu: { order: 60 },
  roles: { finance: ['*'] },
  component: 'PartnerInfo',
  endpoints: { ...profileEndpoints, ...scanEndpoints },
})
