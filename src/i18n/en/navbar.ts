import type { NavbarMessages } from '../messages'

export const navbar: NavbarMessages = {
  fullscreen_enter: 'Full screen',
  fullscreen_exit: 'Exit full screen',
  fullscreen_unsupported: 'you browser can not work',
  support: 'Support',
  support_line: 'Support: {name} {phone}',
  support_phone: 'Phone',
  support_wechat: 'WeChat',
  support_email: 'E-mail',
  support_hours: 'Hours',
  support_emergency: 'Emergency line',
  support_emergency_hint: '24 hours, for push outages only',
  copy: 'Copy',
  docs: 'Documentation',
  unread: '{smart_count} unread',
  new_tab: 'opens in a new tab',
}
