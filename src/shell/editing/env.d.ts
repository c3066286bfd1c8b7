interface ImportMetaEnv {
  /** Whether declarations can be edited in the console. Without it, a build contains no editing code. */
  readonly EDITING: boolean
}
