/** The partner's support contact. Missing values are empty. */
export type Support = Readonly<
  Record<'name' | 'role' | 'phone' | 'wechat' | 'qq' | 'email' | 'work_time' | 'emergency_phone', string>
>

/** Reads the support contact of GET /user/info; undefined without any way to reach it. */
export const supportOf = (sent: unknown): Support | undefined => {
  if (typeof sent !== 'object' || sent === null) return undefined
  const text = (name: keyof Support): string => {
    const value: unknown = Reflect.get(sent, name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const support: Support = {
    name: text('name'),
    role: text('role'),
    phone: text('phone'),
    wechat: text('wechat'),
    qq: text('qq'),
    email: text('email'),
    work_time: text('work_time'),
    emergency_phone: text('emergency_phone'),
  }
  const { phone, wechat, qq, email, emergency_phone } = support
  return phone || wechat || qq || email || emergency_phone ? support : undefined
}
