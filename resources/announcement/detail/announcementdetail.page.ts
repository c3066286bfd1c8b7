import { definePage, l } from '@/declaration'

/** One announcement, by `?id=`; without it, the list. */
export default definePage({
  name: 'announcementdetail',
  path: '/announcement/announcementdetail',
  label: l('公告详情', 'Announcement', 'Comunicado'),
  icon: 'announcement',
  menu: { order: 31, hidden: true, activeMenu: '/announcement/announcement' },
  roles: { support: ['*'], finance: ['*'] },
  component: 'AnnouncementPage',
})
