export { canCreate, canEdit, formLayout } from './formLayout'
