/** The support contact of every partner. */
export const support = {
  name: '小林',
  role: '专属客服',
  phone: '400-000-0000',
  wechat: 'demo_support',
  qq: '10000000',
  email: 'support@example.com',
  work_time: '周一至周六 9:00–18:30',
  emergency_phone: '400-000-0000',
}
