/** Texts of looking as another role that stand in the frame; its dialog and its bar bring their own. */
export const viewAs = {
  open: '以其他角色查看…',
  changed: '您的权限已变更',
} as const
