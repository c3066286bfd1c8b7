import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runFolderVariable } from './onceInRun'

/**
 * Makes the folder that the processes of this run share, and removes it after the last test; a run of several suites has made
 * one for all of them.
 */
export default function setup() {
  if (process.env[runFolderVariable]) return
  const folder = mkdtempSync(join(tmpdir(), 'console-tests-'))
  process.env[runFolderVariable] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
