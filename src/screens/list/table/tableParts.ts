/** The parts that only some areas' tables have. */
export interface TableParts {
  /** Rows can be ticked. */
  readonly selectable: boolean
  /** Width of the column of row actions, px; 0 for none. */
  readonly actions: number
}
