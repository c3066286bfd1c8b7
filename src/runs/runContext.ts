import type { QueryClient } from '@tanstack/react-query'
import type { ConsoleDataProvider } from '@/platform/dataProvider'

/** What a run needs of the console. It keeps what it was started with. */
export interface RunContext {
  readonly dataProvider: ConsoleDataProvider
  /** Invalidates the area's queries once records have changed. */
  readonly queryClient: QueryClient
}
