/** Texts of the navbar: full screen, support, documentation. */
export const navbar = {
  fullscreen_enter: '全屏',
  fullscreen_exit: '退出全屏',
  fullscreen_unsupported: '当前浏览器不支持全屏',
  support: '客服',
  support_line: '客服：{name} {phone}',
  support_phone: '电话',
  support_wechat: '微信',
  support_email: '邮箱',
  support_hours: '服务时间',
  support_emergency: '紧急电话',
  support_emergency_hint: '24 小时，仅限推送中断',
  copy: '复制',
  docs: '文档中心',
  unread: '{smart_count} 条未读',
  new_tab: '在新标签页打开',
} as const
