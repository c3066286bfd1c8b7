export { Nothing, PageHead, Section, Sheet, Table, TableFrame } from '@/ui/layout'
