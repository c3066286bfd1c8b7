import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StoreUnavailable } from './sql'

/** The process that owns a folder. `started` tells it from a later process with the same number. */
interface Owner {
  readonly pid: number
  readonly started: string
}

/** When a process started, in clock ticks since boot; empty without /proc. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, maybe with blanks; the start is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isAlive = ({ pid, started }: Owner): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is alive and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return startOf(pid) === started
}

const ownerIn = (file: string): Owner | undefined => {
  try {
    const [pid, started = ''] = readFileSync(file, 'utf8').trim().split(' ')
    const number = Number(pid)
    return Number.isInteger(number) && number > 0 ? { pid: number, started } : undefined
  } catch {
    return undefined
  }
}

/** Creates the lock file in one step, so that nobody reads half of it. */
const claim = (file: string): boolean => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}\n`)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Removes the lock of a dead process. Another process may already have replaced it: the file is moved away first and
 * checked again, and a lock that is not the dead process's goes back.
 */
const discard = (file: string, dead: Owner | undefined): void => {
  const aside = `${file}.dead.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = ownerIn(aside)
  if (moved && !(moved.pid === dead?.pid && moved.started === dead.started)) linkSync(aside, file)
  rmSync(aside, { force: true })
}

/**
 * Makes this process the owner of a data folder: two processes writing one embedded database would corrupt it. The lock
 * of a process that ended without releasing it is taken over.
 *
 * @returns releases the folder
 * @throws StoreUnavailable when a live process owns the folder, or when it cannot be written
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  try {
    mkdirSync(folder, { recursive: true })
    for (let attempt = 0; attempt < 3; attempt++) {
      if (claim(file)) {
        const unlock = () => {
          process.removeListener('exit', unlock)
          rmSync(file, { force: true })
        }
        process.once('exit', unlock)
        return unlock
      }
      const owner = ownerIn(file)
      if (owner && isAlive(owner))
        throw new StoreUnavailable(
          `The data in ${folder} is in use by process ${owner.pid}; stop it or set DATA_DIR to another folder`,
        )
      discard(file, owner)
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    throw new StoreUnavailable(`The data folder ${folder} cannot be used: ${String(error)}`, { cause: error })
  }
  throw new StoreUnavailable(`The data folder ${folder} is being taken by another process; try again`)
}
