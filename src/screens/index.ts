// What booting the console needs from the screens. Keep it light: it loads before any of them. Building blocks for areas'
// own components are in kinds/kit.
export type { AreaComponentModules } from './declarations'
export { DeclarationsProvider, useArea, useAreaComponents, useHeads } from './declarations'
export { loadList } from './list/loadList'
export type { ResourceScreens } from './resourceScreens'
export { fetchScreen, resourceScreens } from './resourceScreens'
