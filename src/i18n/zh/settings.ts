/** Texts of the settings of the frame. */
export const settings = {
  title: '系统布局配置',
} as const
