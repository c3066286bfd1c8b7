/** Texts of the password dialog. */
export const password = {
  title: '修改密码',
  old_password: '旧密码',
  new_password: '新密码',
  new_password_again: '确认新密码',
  show: '显示{name}',
  hide: '隐藏{name}',
  old_required: '请输入旧密码',
  length: '长度在 6 到 20 个字符',
  mismatch: '两次输入的密码不一致',
  submit: '确定',
  done_title: '成功',
  done: '修改成功',
  others_end: '修改成功后，其他设备上的登录会失效。',
  unknown: '没有收到平台的答复，密码可能已经修改。请稍后重试；如提示旧密码错误，请用新密码登录确认。',
} as const
