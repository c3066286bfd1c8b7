import { type Chore, defineRules } from '@mock/platform/areas/rules'
import type { PushLog } from '../pushLog.area'
import { arrivals } from './arrivals'
import { deliver, repush } from './delivery'
import { figuresSchema, shopFigures } from './figures'
import { queue } from './queue'
import { arrearsSchema } from './stop'

/** Days that the log goes back: a week that can be pushed again, and a little of what no longer can. */
const keptDays = 10

/** Of pushes older than that the fee details alone speak; a log that only grew would fill the disk. */
const forgetting: Chore = {
  name: 'forget',
  everySeconds: 3600,
  run: async ({ area }) => {
    await area<PushLog>('pushLog').forget({ create_time: { beforeDays: keptDays } })
  },
}

export default defineRules<PushLog>({
  schema: [...figuresSchema, ...arrearsSchema],
  actions: { repush },
  jobs: [deliver],
  chores: [arrivals, queue, shopFigures, forgetting],
})
