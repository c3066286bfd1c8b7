/** Texts of the change of the password. */
export const password = {
  title: '修改密码',
} as const
