import { interceptedBy } from '@mock/node'
import { createPlatform } from '@mock/platform/app'
import { areasOf } from '@mock/platform/areas'
import { sandboxPartners, sandboxPassword } from '@mock/platform/sandbox'
import { openStore } from '@mock/store/open'
import { vi } from 'vitest'
import type { Resource } from '@/declaration'
import { signIn } from '@/platform/user'
import { fakeBrowser } from '../unit/platform/fakeBrowser'
import { seed, templates } from './templates'

/**
 * The reference platform with one area and its 25 records behind this process's `fetch`, and the first partner signed in.
 *
 * @returns what ends it
 */
export async function startSandbox(area: Resource = templates): Promise<() => Promise<void>> {
  fakeBrowser('https://console.example.com/')
  const store = await openStore()
  const platform = await createPlatform({
    sql: store,
    areas: areasOf({ declarations: [area], seeds: { [area.name]: seed }, rules: {} }),
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
  await signIn(sandboxPartners[0].username, sandboxPassword)
  return async () => {
    vi.unstubAllGlobals()
    server.close()
    await platform.close()
    await store.close()
  }
}
