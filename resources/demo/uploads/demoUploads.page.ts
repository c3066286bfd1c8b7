import { definePage, l } from '@/declaration'
import { uploadEndpoints } from './demoUploads.endpoints'

export default definePage({
  name: 'demoUploads',
  path: '/components/uploads',
  label: l('上传要求', 'Rules for uploads', 'Requisitos de subida'),
  icon: 'template',
  menu: { order: 910, hidden: true, onlySent: true },
  component: 'UploadLimits',
  endpoints: uploadEndpoints,
})
