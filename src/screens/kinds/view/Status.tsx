export { Dotted, Status } from '@/ui/Status'
