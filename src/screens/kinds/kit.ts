/** What the components of areas are built from, so that their cells and details look like all others. */
export { useLocale, useSay } from '@/i18n/useSay'
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
export { Empty } from './view/Empty'
export { type Fact, Facts } from './view/Facts'
export { Failure } from './view/Failure'
export { Raw } from './view/Raw'
export { Dotted, Status } from './view/Status'
