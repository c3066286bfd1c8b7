import type { DevEnvironment } from 'vite'
import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'

export type Load = <Module>(path: string) => Promise<Module>

/**
 * Loads the current version of the code; the same result until a file changes.
 *
 * Each version is evaluated from scratch, in a runner of its own, and a result that a change has overtaken is dropped. A
 * long-lived runner, like that of `ssrLoadModule`, may cache what it met in the middle of a change and then fail for good.
 *
 * @param environment Vite's server environment
 * @param evaluate called once for each version
 * @returns rejects with what the files throw
 */
export function currentCode<Code>(
  environment: DevEnvironment,
  evaluate: (load: Load) => Promise<Code>,
): () => Promise<Code> {
  const entries = new Set<string>()
  let latest: { readonly state: number; readonly code: Promise<Code> } | undefined

  /** Vite stamps a changed file and all its importers, so the entries' stamps reveal any change. */
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
