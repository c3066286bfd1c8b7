export const home = {
  title: '首页',
  welcome: '{name}，您好！请选择要办理的业务。',
} as const
