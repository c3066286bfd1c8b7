import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownEnvironment } from '../server.mjs'

/** Names the folder with the seeded data that every platform starts from a copy of. */
export const seededDataVariable = 'E2E_SEEDED_DATA'

/** The built `rewound.ts`, below `dist`. */
export const rewoundProgram = 'rewound/rewound.js'

/**
 * Seeds a data folder (SEED, by default standard), and runs the jobs that are due at once. Otherwise, each platform would begin
 * with them.
 *
 * @param {string} dataDir an empty folder
 * @throws {Error} when the program ends without having done so; it has printed why
 */
export async function seedData(dataDir) {
  const child = spawn(process.execPath, [join('dist', rewoundProgram), 'seed'], {
    env: ownEnvironment({ DATA_DIR: dataDir, SEED: process.env.SEED ?? 'standard' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`seeding ended with ${code}`)
}

// As a program: a whole run seeds while the console is still being built.
if (process.argv[1] === fileURLToPath(import.meta.url)) await seedData(process.env[seededDataVariable] ?? '')
