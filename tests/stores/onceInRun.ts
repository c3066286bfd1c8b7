import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { lockFolder } from '@mock/store/lock'
import { StoreUnavailable } from '@mock/store/sql'

/** Names the folder of one run of tests, which all of its processes share. */
export const runFolderVariable = 'TEST_RUN_FOLDER'

const mayTakeMs = 300_000

/** The folder that this run's processes share; it goes with the run. */
function runFolder(): string {
  const folder = process.env[runFolderVariable]
  if (!folder) throw new Error(`${runFolderVariable} is not set: vitest's globalSetup makes the folder`)
  return folder
}

/**
 * Makes something in the first process of the run that needs it; the others wait. If that process ends before it is done, the
 * next one makes it.
 *
 * @param name a file name for the result
 * @param make makes it at this path, where nothing exists yet
 * @returns the path
 * @throws what `make` throws; Error when another process does not finish
 */
export async function onceInRun(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(runFolder(), name)
  const made = `${path}.made`
  const until = performance.now() + mayTakeMs
  while (!existsSync(made)) {
    const release = claim(`${path}.making`)
    if (release) {
      try {
        if (!existsSync(made)) {
          rmSync(path, { recursive: true, force: true })
          await make(path)
          writeFileSync(made, '')
        }
      } finally {
        release()
      }
    } else {
      if (performance.now() > until) throw new Error(`${name} was not made by another process`)
      // Another process is making it, so all we can do is poll the file system.
      await delay(25)
    }
  }
  return path
}

/** Lets go of the claim; undefined while a living process has it. */
const claim = (folder: string): (() => void) | undefined => {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined
    throw error
  }
}
