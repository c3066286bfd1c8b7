import { icons } from '../icons'
import { type Report, suggestion } from './report'

export const inspectIcon = (place: string, icon: string, report: Report): void => {
  if (!icons.some((one) => one === icon)) report(place, `"${icon}" is unknown${suggestion(icon, icons)}`)
}
