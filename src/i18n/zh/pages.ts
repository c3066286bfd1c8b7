/** Texts of the public pages. Chinese is the default and bundled with them. */
const zh = {
  brand: '开放平台',
  promise: '合作伙伴与商家的工作台',
  scope: '店铺授权、订单推送、短信邮件与支付交易，在一个控制台里完成。',
  language: '语言',
  signInTitle: '登录控制台',
  username: '用户名/手机号',
  password: '密码',
  usernameMissing: '请输入用户名或手机号',
  passwordMissing: '请输入密码',
  showPassword: '显示密码',
  capsLock: '大写锁定已开启',
  signIn: '登录',
  signingIn: '正在登录…',
  dismiss: '关闭提示',
  partLost: '页面内容没有加载成功，请检查网络后重试',
  register: '注册账号',
  forgotten: '忘记密码？',
}

export default zh

export type Texts = Readonly<Record<keyof typeof zh, string>>
