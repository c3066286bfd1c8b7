import { join } from 'node:path'
import { startServer } from '../server.mjs'
import type { Bench } from './bench'
import { timing } from './measure'
import { inFolder } from './seeded'

const rounds = 5
/** A first start makes the sample data, which is slow. */
const firstRounds = 3

/** From the start of the process until it says where it listens, `times` over. */
const starting = async (times: number, dataDirOf: (round: number) => string) => {
  const samples: number[] = []
  for (let round = 0; round < times; round++) {
    const server = await startServer({ dataDir: dataDirOf(round) })
    samples.push(server.startMs)
    await server.stop()
  }
  return timing(samples)
}

const bench: Bench = {
  title: 'Starts of the built server until it answers',
  run: (dataDir) =>
    inFolder(async (folder) => [
      { what: 'a second start on SEED=full', time: await starting(rounds, () => dataDir) },
      {
        what: 'a first start, SEED=standard',
        time: await starting(firstRounds, (round) => join(folder, String(round))),
      },
    ]),
}

export default bench
