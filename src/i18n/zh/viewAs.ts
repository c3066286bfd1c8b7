/** Texts in the frame for viewing as another role; the dialog and the bar bring their own. */
export const viewAs = {
  open: '以其他角色查看…',
  changed: '您的权限已变更',
} as const
