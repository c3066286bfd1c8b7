export { ShowDrawer } from './ShowDrawer'
export { ShowPage } from './ShowPage'
