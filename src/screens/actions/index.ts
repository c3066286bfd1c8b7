export { ActionHost } from './ActionHost'
export { BulkActions } from './BulkActions'
export { RecordActions, RowActions } from './RecordActions'
