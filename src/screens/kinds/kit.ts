/** Building blocks for areas' own components, so that their cells and details look like all others. */
export { useLocale } from '@/i18n/useSay'
export { Empty } from '@/ui/EmptyState'
export { type Fact, Facts } from '@/ui/Facts'
export { Dotted, Status } from '@/ui/Status'
export type {
  AreaInputProps,
  DetailProps,
  PanelProps,
  ResultProps,
} from '../areaParts'
export type { AreaComponentProps } from '../declarations'
export { answerKey, useAnswer, useMay, useRepeated } from '../endpoints'
export { useWaitsFor } from '../formWaits'
export { KindCell, KindField } from './KindCell'
export { Failure } from './parts/Failure'
export { Raw } from './parts/Raw'
export { TagLine } from './parts/Tags'
