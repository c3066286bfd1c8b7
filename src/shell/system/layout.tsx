export { Section, Sheet } from '@/ui/Card'
export { EmptyState as Nothing } from '@/ui/EmptyState'
export { PageHead } from '@/ui/PageHead'
export { Table, TableFrame } from '@/ui/Table'
