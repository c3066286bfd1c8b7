// What starts a platform, as one module: the development server loads it through Vite.

export { forwardTo } from './http/forward'
export { settingsFrom } from './http/settings'
export { seedReport, smsLine } from './http/terminal'
export { startPlatform } from './platform'
export { openStore } from './store/open'
