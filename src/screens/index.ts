// What the console's boot needs of the screens: light, because it is loaded before any of them. What an area's own
// components are made of is in kinds/kit.
export type { AreaComponentModules } from './declarations'
export { DeclarationsProvider, useArea, useAreaComponent, useHeads } from './declarations'
export type { ResourceScreens } from './resourceScreens'
export { resourceScreens } from './resourceScreens'
