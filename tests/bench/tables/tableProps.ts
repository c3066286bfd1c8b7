import type { DataProvider } from 'react-admin'

export interface TableProps {
  readonly dataProvider: DataProvider
  /** Rows of a page. */
  readonly count: number
  /** The console around is there from the beginning; its list is opened by this. */
  readonly shown: boolean
}
