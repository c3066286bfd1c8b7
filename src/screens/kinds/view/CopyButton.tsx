export { CopyButton, useCopy } from '@/ui/CopyButton'
