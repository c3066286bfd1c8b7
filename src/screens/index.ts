export type { AreaComponentModules, AreaComponentProps } from './declarations'
export { DeclarationsProvider, useAreaComponent, useDeclaration, useDeclarations } from './declarations'
export type { ResourceScreens } from './resourceScreens'
export { resourceScreens } from './resourceScreens'
