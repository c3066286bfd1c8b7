/** Whom the partner can ask (domain §14). What the platform does not give is empty. */
export type Support = Readonly<
  Record<'name' | 'role' | 'phone' | 'wechat' | 'qq' | 'email' | 'work_time' | 'emergency_phone', string>
>

/** The support contact as GET /user/info sends it; undefined when it gives no way to reach anybody. */
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
