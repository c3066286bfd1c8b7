import type { QueryClient } from '@tanstack/react-query'
import type { ConsoleDataProvider } from '@/platform/dataProvider'

/** What a run needs of the console around it. It goes on with what it was begun with, whatever the screens have since. */
export interface Means {
  readonly dataProvider: ConsoleDataProvider
  /** Lists and details of the area are asked for again once records have changed. */
  readonly queryClient: QueryClient
}
