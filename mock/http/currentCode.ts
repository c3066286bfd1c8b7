import type { DevEnvironment } from 'vite'
import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'

/** Loads a file through Vite, by its path from the project's root. */
export type Load = <Module>(path: string) => Promise<Module>

/**
 * Gives the code as the files are now: the same result until one of them changes.
 *
 * Each state of the files is evaluated from nothing, in a runner of its own, and an evaluation that a change has
 * overtaken does not count. A runner that lives on, as `ssrLoadModule`'s does, may keep what it met in the middle of a
 * change (a file just emptied by an editor, the first of two edits) and then fails for good.
 *
 * @param environment Vite's server environment
 * @param evaluate loads what is wanted; called once for each state of the files
 * @returns rejects with what the files throw, the same error until one of them changes
 */
export function currentCode<Code>(
  environment: DevEnvironment,
  evaluate: (load: Load) => Promise<Code>,
): () => Promise<Code> {
  const entries = new Set<string>()
  let latest: { readonly state: number; readonly code: Promise<Code> } | undefined

  /** Vite stamps a changed file and all that import it, so the entries tell when anything below them has changed. */
  const state = async (): Promise<number> => {
    const modules = await Promise.all(
      Array.from(entries, (path) => environment.moduleGraph.getModuleByUrl(path)),
    )
    const stamps = modules.flatMap((module) =>
      module ? [module.lastHMRTimestamp, module.lastInvalidationTimestamp] : [],
    )
    return Math.max(0, ...stamps)
  }
  const evaluated = (): Promise<Code> => {
    const runner = new ModuleRunner(
      {
        transport: { invoke: (payload) => environment.hot.handleInvoke(payload) },
        createImportMeta: createNodeImportMeta,
        hmr: false,
        sourcemapInterceptor: false,
      },
      new ESModulesEvaluator(),
    )
    return evaluate((path) => {
      entries.add(path)
      return runner.import(path)
    })
  }

  return async () => {
    for (;;) {
      const now = await state()
      if (latest?.state !== now) latest = { state: now, code: evaluated() }
      const { code } = latest
      await Promise.allSettled([code])
      if ((await state()) === now) return code
    }
  }
}
