import { demoArea } from './demoArea'

export default [demoArea]
