import { interceptedBy } from '@mock/node'
import { createPlatform } from '@mock/platform/app'
import { areasOf } from '@mock/platform/areas'
import type { Collected } from '@mock/platform/collect'
import { sandboxPartners, sandboxPassword } from '@mock/platform/sandbox'
import { openStore } from '@mock/store/open'
import { vi } from 'vitest'
import { signIn } from '@/platform/signIn'
import { fakeBrowser } from '../unit/platform/fakeBrowser'
import { seed, templates } from './templates'

const onlyTemplates: Collected = { declarations: [templates], seeds: { [templates.name]: seed }, rules: {} }

/**
 * The reference platform behind this process's `fetch`, and the first partner signed in.
 *
 * @param collected its areas; the 25 templates without it
 * @returns what ends it
 */
export async function startSandbox(collected: Collected = onlyTemplates): Promise<() => Promise<void>> {
  fakeBrowser('https://console.example.com/')
  const store = await openStore()
  const platform = await createPlatform({
    sql: store,
    areas: areasOf(collected),
    size: 'small',
    passwordRounds: 1,
  })
  const server = interceptedBy(platform)
  server.listen({ onUnhandledRequest: 'error' })
  const intercepted = globalThis.fetch
  // A page knows its own address; this process does not.
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    intercepted(new URL(address, location.href), init),
  )
  await signIn({ username: sandboxPartners[0].username, password: sandboxPassword })
  return async () => {
    vi.unstubAllGlobals()
    server.close()
    await platform.close()
    await store.close()
  }
}
