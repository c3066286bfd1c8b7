/**
 * Loaded before a program (`node --import`), it makes the program's disk look full while the file named by FULL_DISK exists.
 * Writes that would make a file longer fail with the system's error; everything else works. The file's text is `told` if the disk
 * should also report that it is full. A quota, for example, does not.
 */
import fs, { existsSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const flag = process.env.FULL_DISK ?? ''
/** @type {any} To replace its functions, whatever their arguments. */
const system = fs
const { writeSync, statfsSync } = system

/** @type {(fd: number, buffer: Buffer, offset: number, length: number, position: number | null) => number} */
system.writeSync = (fd, buffer, offset, length, position) => {
  if (fd > 2 && existsSync(flag) && (position ?? Number.POSITIVE_INFINITY) + length > fs.fstatSync(fd).size)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  return writeSync(fd, buffer, offset, length, position)
}
/** @type {(path: string, options?: object) => object} */
system.statfsSync = (path, options) => {
  const told = statfsSync(path, options)
  return existsSync(flag) && readFileSync(flag, 'utf8') === 'told' ? Object.assign(told, { bavail: 0 }) : told
}
syncBuiltinESMExports()
