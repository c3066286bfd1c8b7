/** Texts of the dashboard. */
export const home = {
  title: '首页',
} as const
