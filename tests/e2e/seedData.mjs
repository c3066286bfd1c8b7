import { fileURLToPath } from 'node:url'
import { startServer } from '../server.mjs'

/** Names the folder with the seeded data that every platform starts from a copy of. */
export const seededDataVariable = 'E2E_SEEDED_DATA'

/** The built `rewound.ts`, below `dist`. */
export const rewoundProgram = 'rewound/rewound.js'

/**
 * Seeds a data folder (SEED, by default standard), and does the timed work that is due on it at once: else each platform
 * would begin with that.
 *
 * @param {string} dataDir an empty folder
 */
export async function seedData(dataDir) {
  const seeding = await startServer({
    dataDir,
    seed: process.env.SEED ?? 'standard',
    program: rewoundProgram,
  })
  await seeding.stop()
}

// As a program: a whole run has it done while the console is still being built.
if (process.argv[1] === fileURLToPath(import.meta.url)) await seedData(process.env[seededDataVariable] ?? '')
