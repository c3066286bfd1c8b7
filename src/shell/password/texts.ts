import { l } from '@/declaration/label'

export const passwordTexts = {
  old_password: l('旧密码', 'Old password', 'Contraseña anterior'),
  new_password: l('新密码', 'New password', 'Contraseña nueva'),
  new_password_again: l('确认新密码', 'Confirm new password', 'Confirmar contraseña nueva'),
  oldRequired: l('请输入旧密码', 'Please enter the old password', 'Introduzca la contraseña anterior'),
  length: l(
    '长度在 6 到 20 个字符',
    'Length must be 6 to 20 characters',
    'La longitud debe ser de 6 a 20 caracteres',
  ),
  mismatch: l('两次输入的密码不一致', 'The two passwords do not match', 'Las contraseñas no coinciden'),
  submit: l('确定', 'Change password', 'Cambiar contraseña'),
  doneTitle: l('成功', 'Success', 'Correcto'),
  done: l('修改成功', 'Password changed', 'Contraseña cambiada'),
  othersEnd: l(
    '修改成功后，其他设备上的登录会失效。',
    'This signs you out on all other devices.',
    'Después se cerrará la sesión en los demás dispositivos.',
  ),
  unknown: l(
    '没有收到平台的答复，密码可能已经修改。请稍后重试；如提示旧密码错误，请用新密码登录确认。',
    'The platform did not answer; the password may have been changed. Try again later: if the old password is then wrong, sign in with the new one.',
    'La plataforma no ha respondido; puede que la contraseña ya se haya cambiado. Reintente más tarde: si la anterior ya no sirve, entre con la nueva.',
  ),
}
