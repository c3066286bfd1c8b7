interface ImportMetaEnv {
  /** Declarations are edited in the console. A build that does not say so holds none of it. */
  readonly EDITING: boolean
}
