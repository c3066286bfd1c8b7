import { l } from '@/declaration/label'

/** On its own, because it comes with the first screen. */
export const openText = l('未完成的填写', 'Unfinished input', 'Entradas sin terminar')
