/** Texts of the bar above the page: documentation, support, full screen. */
export const navbar = {
  fullscreen: '全屏',
} as const
