/** Texts of the error log. */
export const errorLog = {
  title: '错误日志',
  open: '错误日志（{count} 条）',
  hint: '仅保存在当前页面，刷新后清空。联系客服时请复制后一并提供。',
  message: '错误信息',
  stack: '堆栈',
  no_stack: '无堆栈信息',
  components: '所在组件',
  source_render: '页面渲染',
  source_rejection: '异步操作',
  source_error: '脚本运行',
  source_menu: '菜单配置',
  source_load: '资源加载',
  source_answer: '平台应答',
  times: '重复 {count} 次',
  copy: '复制为文本',
  clear: '全部清空',
} as const
