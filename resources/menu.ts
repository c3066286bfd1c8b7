import { defineMenu, l } from '@/declaration'

/** The groups of the menu. An area without a group is a top-level entry. */
export default defineMenu({
  sendsms: { label: l('短信邮件', 'SMS and e-mail', 'SMS y correo'), icon: 'sms', order: 40 },
  pay: { label: l('支付管理', 'Payments', 'Pagos'), icon: 'payments', order: 50 },
})
