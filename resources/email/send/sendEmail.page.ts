import { definePage, l } from '@/declaration'
import { sendEmailEndpoints } from './sendEmail.endpoints'

export default definePage({
  name: 'sendEmail',
  path: '/sendsms/sendemail',
  label: l('发送邮件', 'Send e-mail', 'Enviar correo'),
  icon: 'send',
  menu: { group: 'sendsms', order: 60 },
  component: 'SendEmail',
  endpoints: sendEmailEndpoints,
})
