/** Texts of the tab strip and the questions before unsaved input is lost. */
export const tabs = {
  strip: '已打开的页面',
  more: '当前页面的更多操作',
  refresh: '刷新',
  pin: '固定',
  unpin: '取消固定',
  close: '关闭',
  close_others: '关闭其它',
  close_all: '关闭所有',
  close_page: '关闭“{page}”',
  pinned: '已固定',
  unsaved: '未保存',
  unsaved_title: '放弃未保存的修改？',
  unsaved_text: '以下页面有未保存的修改或未完成的操作，继续将丢失：',
  unsaved_leave: '放弃修改',
  unsaved_stay: '继续编辑',
} as const
