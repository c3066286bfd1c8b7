import { definePage, l } from '@/declaration'
import { sendSmsEndpoints } from './sendSms.endpoints'

export default definePage({
  name: 'sendSms',
  path: '/sendsms/sendsms',
  label: l('发送短信', 'Send SMS', 'Enviar SMS'),
  icon: 'send',
  menu: { group: 'sendsms', order: 10 },
  component: 'SendSms',
  endpoints: sendSmsEndpoints,
})
