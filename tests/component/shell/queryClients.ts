import type { QueryClient } from '@tanstack/react-query'

/** Every client that the console has made since a file mocked `@/shell/queryClient` by `keepClients`. */
export const clients: QueryClient[] = []

/** Makes the same clients, and keeps them. */
export const keepClients = async (original: () => Promise<unknown>) => {
  const { createQueryClient } = (await original()) as typeof import('@/shell/queryClient')
  return {
    createQueryClient: (...given: Parameters<typeof createQueryClient>) => {
      const client = createQueryClient(...given)
      clients.push(client)
      return client
    },
  }
}
