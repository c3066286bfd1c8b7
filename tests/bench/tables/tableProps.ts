import { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'

export interface TableProps {
  readonly dataProvider: DataProvider
  /** Rows of a page. */
  readonly count: number
  /** Opens the list. The console around it is there from the beginning. */
  readonly shown: boolean
}

/** Keeps fetched rows, so that a list shows them at once when it is opened again. */
export const keeping = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
