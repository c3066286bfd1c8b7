import { defineSample } from '@mock/platform/areas/rules'
import type { Declaration } from '../declaration.area'
import returnAddress from './returnAddress.json'

/** A draft to begin with: an area that shops ask for and no release has. */
export default defineSample<Declaration>({
  count: { small: 1, standard: 1, full: 1 },
  values: {
    title: [returnAddress.label.zh],
    area: [returnAddress.name],
    body: [JSON.stringify(returnAddress, null, 2)],
    note: ['首个版本'],
    state: ['DRAFT'],
    hash: [''],
    published_by: [''],
  },
})
