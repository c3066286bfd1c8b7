import { defineRules } from '@mock/platform/areas/rules'
import { arrivals } from './push/arrivals.rules'
import { deliver, repush } from './push/delivery.rules'
import { figuresSchema, shopFigures } from './push/figures.rules'
import { queue } from './push/queue.rules'
import type { PushLog } from './pushlog'

export default defineRules<PushLog>({
  schema: figuresSchema,
  actions: { repush },
  jobs: [deliver],
  chores: [arrivals, queue, shopFigures],
})
