import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** The only folder on PATH: what is in it is all that is installed. */
let bin: string
beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'browser-path-'))
  symlinkSync('/usr/bin/env', join(bin, 'env'))
})
afterEach(() => rmSync(bin, { recursive: true, force: true }))

const program = (name: string, script: string) => {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(bin, name), 0o755)
  return join(bin, name)
}
/** Notes how it was called; `install` puts a browser there. */
const aptGet = (outcome = ':') =>
  program(
    'apt-get',
    `echo "$*" >> ${bin}/calls
     case "$*" in *install*) ${outcome}; echo '#!/bin/sh' > ${bin}/chromium; /bin/chmod +x ${bin}/chromium;; esac`,
  )
const calls = () => {
  const file = join(bin, 'calls')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Runs it as this user; `uid` is the user that it sees. */
function find(uid: number, env: Record<string, string> = {}) {
  const asUser = `data:text/javascript,process.getuid=()=>${uid}`
  const run = ['--import', asUser, resolve('tests/browser.mjs')]
  const options = { env: { PATH: bin, ...env }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, run, options)
  return { status, stdout, stderr }
}

const root = 0
const somebody = 1000
const remedy =
  'No browser found: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.\n'
const nothing = { status: 1, stdout: '', stderr: remedy }

it('takes the browser that CHROMIUM_PATH names, else one on PATH, and installs nothing', () => {
  aptGet()
  const chrome = program('google-chrome', 'exit 0')
  const named = program('my-browser', 'exit 0')
  expect(find(root)).toEqual({ status: 0, stdout: `${chrome}\n`, stderr: '' })
  expect(find(root, { CHROMIUM_PATH: named }).stdout).toBe(`${named}\n`)
  const stderr = 'CHROMIUM_PATH names no program that can be run: /nowhere\n'
  expect(find(root, { CHROMIUM_PATH: '/nowhere' })).toEqual({ status: 1, stdout: '', stderr })
  expect(calls()).toBe('')
})

it('installs chromium as root', () => {
  aptGet()
  const { status, stdout } = find(root)
  expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, join(bin, 'chromium')])
  expect(calls()).toMatch(/-qq update\n-qq install .*chromium/)
})

it('installs it through sudo when that asks for no password', () => {
  aptGet()
  program('sudo', `echo "sudo $*" >> ${bin}/calls; shift; [ "$1" = true ] || exec "$@"`)
  expect(find(somebody).status).toBe(0)
  expect(calls()).toMatch(/sudo -n env .*apt-get -qq install .*chromium/)
})

it.each([
  ['there is no apt-get', root, () => undefined],
  ['the user is not root and has no sudo', somebody, () => aptGet()],
  ['sudo asks for a password', somebody, () => [aptGet(), program('sudo', 'exit 1')]],
  ['the packages cannot be had', root, () => aptGet('exit 100')],
])('says in one line what to do when %s', (_, uid, prepare) => {
  prepare()
  const found = find(uid)
  expect({ ...found, stdout: '' }).toEqual(nothing)
  expect(calls()).not.toContain('sudo')
})
