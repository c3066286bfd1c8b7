/** Texts of the menu search. */
export const search = {
  open: '搜索菜单',
  placeholder: '菜单名称、拼音或首字母',
  pages: '搜索结果',
  external: '在新窗口打开',
  nothing: '没有匹配的菜单，请换个关键词。',
  choose: '选择',
  go: '打开',
  close: '关闭',
} as const
