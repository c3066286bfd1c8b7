/** The parts that only some areas' tables have. */
export interface TableParts {
  /** Rows can be ticked. */
  readonly selectable: boolean
  /** Width of the row action column, px; 0 for none. */
  readonly actions: number
}
