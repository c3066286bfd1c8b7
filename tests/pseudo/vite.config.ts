import { fileURLToPath } from 'node:url'
import { type ConfigEnv, mergeConfig, type Plugin, type PluginOption, type UserConfig } from 'vite'
import { languages } from '../../src/build/languages'
import base from '../../vite.config'
import { pseudoLanguage } from './pseudoLanguage'

const root = fileURLToPath(new URL('../..', import.meta.url))

const named = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin

/** The console with one more language, built to `dist/pseudo`. Its size has no budget. */
export default async (env: ConfigEnv): Promise<UserConfig> => {
  const { plugins = [], ...config } = await base(env)
  const all = await Promise.all(plugins.flat())
  const alias = Array.isArray(config.resolve?.alias) ? [...config.resolve.alias] : []
  return mergeConfig(
    { ...config, root },
    {
      build: { outDir: 'dist/pseudo' },
      plugins: [
        ...all
          .flat()
          .filter((plugin) => !named(plugin) || !['languages', 'size-report'].includes(plugin.name)),
        languages(root, alias, pseudoLanguage),
      ],
    },
  )
}
