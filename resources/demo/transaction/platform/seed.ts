import { defineSeed } from '@mock/platform/areas/rules'
import { people } from '@resources/demo/article/platform/people'
import { type Random, secondsPerDay } from '@/declaration'
import type { Transaction } from '../transaction.area'

/** Three pages. */
const transactions = 60
const historyDays = 30
/** 1,000 to 15,000 yuan. */
const [leastFen, mostFen] = [100_000, 1_500_000]

const hex = '0123456789abcdef'
const states = { success: 70, pending: 30 } as const

const guid = (random: Random): string =>
  [8, 4, 4, 4, 12].map((length) => Array.from({ length }, () => hex[random.int(0, 15)]).join('')).join('-')

export default defineSeed<Transaction>({
  *records({ now, random }) {
    for (let index = 0; index < transactions; index++)
      yield {
        order_no: guid(random),
        timestamp: Math.floor(now - ((index + random.next()) / transactions) * historyDays * secondsPerDay),
        username: random.pick(people),
        price: random.int(leastFen, mostFen) / 100,
        status: random.weighted(states),
      }
  },
})
