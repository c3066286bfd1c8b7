export { ActionHost, type StartAction, useStartAction } from './ActionHost'
export { BulkActions } from './BulkActions'
export { RecordActions, RowActions } from './RecordActions'
