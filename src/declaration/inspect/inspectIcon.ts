import { icons } from '../icons'
import { meant, type Report } from './report'

export const inspectIcon = (place: string, icon: string, report: Report): void => {
  if (!icons.some((one) => one === icon)) report(place, `"${icon}" is unknown${meant(icon, icons)}`)
}
