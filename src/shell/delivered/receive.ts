import type { MenuGroups, Resource } from '@/declaration'
import { callWorker } from '@/files/workerCalls'

/** A received declaration, what it was announced as, and what the console already has. */
export interface ToReceive {
  readonly text: string
  readonly name: string
  readonly hash: string
  readonly heads: readonly { readonly name: string; readonly path: string }[]
  readonly groups: MenuGroups
  /** For an overlay: the console's own area that it edits. */
  readonly base?: Resource
}

/** Checking longer than this, ms, means the declaration is rejected. */
const longest = 5000

/**
 * Checks a delivered declaration in a worker: the checker is larger than the console's frame, and a hostile text cannot block
 * the page.
 *
 * @throws Error saying what is wrong, or why it could not be checked
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
