/** What the components of areas are built from, so that their cells and details look like all others. */
export { useConsoleLocale, useLocalise } from '@/i18n/useLocalised'
export {
  type AreaInputProps,
  type DetailProps,
  type PanelProps,
  type ResultProps,
  useActionRecords,
} from '../areaParts'
export type { AreaComponentProps } from '../declarations'
export { answerKey, useAnswer, useMay, usePolledAnswer, useRepeated } from '../endpoints'
export { KindCell } from './KindCell'
export { KindField } from './KindField'
export { Failure } from './parts/Failure'
export { Raw } from './parts/Raw'
export { Empty } from './view/Empty'
export { type Fact, Facts } from './view/Facts'
export { Dotted, Status } from './view/Status'
