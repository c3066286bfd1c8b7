import { l } from '@/declaration/label'

export const sessionTexts = {
  title: l('确定登出', 'Confirm logout', 'Confirmar cierre de sesión'),
  text: l(
    '你已被登出，可以取消继续留在该页面，或者重新登录',
    'You have been logged out. You can cancel to stay on this page, or log in again',
    'Su sesión se ha cerrado. Puede cancelar para seguir en esta página o iniciar sesión de nuevo',
  ),
  reason: l('原因：{reason}', 'Reason: {reason}', 'Motivo: {reason}'),
  signInPage: l('重新登录', 'Log in again', 'Iniciar sesión de nuevo'),
  cancel: l('取消', 'Cancel', 'Cancelar'),
  signIn: l('登录并继续', 'Log in and continue', 'Iniciar sesión y continuar'),
  keeps: l(
    '登录并继续后，已打开的页面和填写的内容都会保留；换用其他账号登录则会全部清除。',
    'Logging in here keeps every open page and everything you typed; another account starts from scratch.',
    'Si inicia sesión aquí, se conservan las páginas abiertas y todo lo escrito; con otra cuenta se empieza de cero.',
  ),
  unsaved: l(
    '以下页面有未保存的修改或未完成的操作。“登录并继续”会保留它们，“重新登录”将丢失：',
    'These pages hold unsaved changes or unfinished work. “Log in and continue” keeps them, “Log in again” loses them:',
    'Estas páginas tienen cambios sin guardar o tareas sin terminar. «Iniciar sesión y continuar» los conserva, «Iniciar sesión de nuevo» los pierde:',
  ),
  username: l('用户名/手机号', 'User name or mobile number', 'Usuario o número de móvil'),
  usernameRequired: l(
    '请输入用户名或手机号',
    'Enter the user name or mobile number',
    'Introduzca el usuario o el número de móvil',
  ),
  password: l('密码', 'Password', 'Contraseña'),
  passwordRequired: l('请输入密码', 'Enter the password', 'Introduzca la contraseña'),
  code: l('短信验证码', 'Text message code', 'Código del SMS'),
  codeRequired: l('请输入 6 位数字验证码', 'Enter the 6-digit code', 'Introduzca el código de 6 dígitos'),
  codeWanted: l(
    '为保障账号安全，请获取发送到 {mobile} 的短信验证码',
    'To protect the account, get the code that is sent to {mobile}',
    'Para proteger la cuenta, obtenga el código que se envía a {mobile}',
  ),
  codeWantedOwn: l(
    '为保障账号安全，请获取发送到账号绑定手机的短信验证码',
    'To protect the account, get the code that is sent to the mobile number of the account',
    'Para proteger la cuenta, obtenga el código que se envía al móvil de la cuenta',
  ),
  sendCode: l('获取验证码', 'Get code', 'Obtener código'),
  resendIn: l('{seconds} 秒后重新获取', 'Resend in {seconds} s', 'Reenviar en {seconds} s'),
}
