// What starts a platform, as one module: the development server loads it through Vite.

export { forwardTo } from './http/forward'
export { settingsFrom } from './http/settings'
export { seedReport, smsLine } from './http/terminal'
export { withAgents } from './mcp'
export { startPlatform } from './platform'
export { collect } from './platform/collect'
export { openStore } from './store/open'
