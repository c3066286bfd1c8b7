/** Texts of the error log. */
export const errorLog = {
  title: '错误日志',
} as const
