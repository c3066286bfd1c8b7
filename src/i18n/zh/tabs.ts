/** Texts of the tab strip, and the questions before something unsaved is lost. */
export const tabs = {
  strip: '已打开的页面',
} as const
