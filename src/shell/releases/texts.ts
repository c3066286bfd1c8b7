import { l } from '@/declaration/label'

export const texts = {
  unseen: l('新', 'New', 'Nuevo'),
}
