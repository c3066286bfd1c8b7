import { demoArea } from './demoArea'

/** The demo's half of the reference platform that no declaration describes. */
export default [demoArea]
