import { startServer } from '../server.mjs'
import type { Bench } from './bench'
import { timing } from './measure'

const rounds = 5

/** From the start of the process until it says where it listens, on data that is already there. */
const bench: Bench = {
  title: 'A second start (SEED=full data, built server)',
  async run(dataDir) {
    const samples: number[] = []
    for (let round = 0; round < rounds; round++) {
      const server = await startServer({ dataDir })
      samples.push(server.startMs)
      await server.stop()
    }
    return [{ what: 'until it answers', time: timing(samples) }]
  },
}

export default bench
