import { interceptedBy } from '@mock/node'
import { createPlatform } from '@mock/platform/app'
import { areasOf } from '@mock/platform/areas'
import type { Collected } from '@mock/platform/collect'
import { sandboxPartners, sandboxPassword } from '@mock/platform/sandbox'
import type { Store } from '@mock/store/sql'
import { vi } from 'vitest'
import { signIn } from '@/platform/signIn'
import { openEmpty } from '../stores/empty'
import { usualStart } from '../stores/seeded'
import { fakeBrowser } from '../unit/platform/fakeBrowser'
import { seed, templates } from './templates'

const onlyTemplates: Collected = { declarations: [templates], seeds: { [templates.name]: seed }, rules: {} }

/**
 * The reference platform behind this process's `fetch`, and the first partner signed in.
 *
 * @param collected its areas; by default the 25 templates
 * @param open opens the store; by default an empty one
 * @returns a function that ends it
 */
export async function startSandbox(
  collected: Collected = onlyTemplates,
  open: () => Promise<Store> = openEmpty,
): Promise<() => Promise<void>> {
  fakeBrowser('https://console.example.com/')
  const store = await open()
  const platform = await createPlatform({
    sql: store,
    areas: areasOf(collected),
    size: 'small',
    now: () => usualStart,
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
