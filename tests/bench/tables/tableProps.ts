import { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'

export interface TableProps {
  readonly dataProvider: DataProvider
  /** Rows of a page. */
  readonly count: number
  /** The console around is there from the beginning; its list is opened by this. */
  readonly shown: boolean
}

/** Rows that came once stay at hand: a list that is opened again has them at once. */
export const keeping = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
