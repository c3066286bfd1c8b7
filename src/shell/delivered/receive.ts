import type { MenuGroups, Resource } from '@/declaration'
import { callWorker } from '@/files/workerCalls'

/** A declaration as it came, what it was announced as, and what the console has itself. */
export interface ToReceive {
  readonly text: string
  readonly name: string
  readonly hash: string
  readonly heads: readonly { readonly name: string; readonly path: string }[]
  readonly groups: MenuGroups
  /** Of an overlay: the area that it edits, as the console has it. */
  readonly base?: Resource
}

/** A declaration that takes longer to check, ms, is none. */
const longest = 5000

/**
 * Has a delivered declaration checked in a worker: the checker is larger than the console's frame, and what a hostile text can
 * make it do does not hold up the page.
 *
 * @throws Error with what is wrong, or why it could not be checked
 */
export async function receive(question: ToReceive): Promise<Resource> {
  const worker = callWorker<ToReceive, Resource>(
    new Worker(new URL('./receive.worker.ts', import.meta.url), { type: 'module', name: 'receive' }),
  )
  const timer = setTimeout(worker.close, longest)
  try {
    return await worker.ask(question)
  } finally {
    clearTimeout(timer)
    worker.close()
  }
}
