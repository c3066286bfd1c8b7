/** Texts of the search over the menu. */
export const search = {
  open: '搜索菜单',
} as const
