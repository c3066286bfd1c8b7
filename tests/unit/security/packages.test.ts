import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as manifest from '../../../package.json'

interface Locked {
  readonly version: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly deprecated?: string
}

const lock: { lockfileVersion: number; packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const { '': root, ...installed } = lock.packages
const packages = Object.entries(installed)

/** Only requires attribution; may be part of what is shipped. */
const permissive = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0']
/** Only for tools, which are not shipped: requires publishing changes to its own files. */
const forTools = ['MPL-2.0']
/** Names that are not SPDX identifiers, and what the package's own licence file says. */
const loose: Readonly<Record<string, string>> = {
  'css-mediaquery: BSD': 'BSD-3-Clause',
  // It is both, and both allow everything we do with it: d3 is the part under ISC.
  '@mui/x-charts-vendor: MIT AND ISC': 'MIT',
}

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path
/** An expression passes if one of its choices does. One that requires several at once needs a person to read it. */
const isFit = (path: string, { license = '', dev }: Locked): boolean => {
  const known = loose[`${nameOf(path)}: ${license}`] ?? license
  const choices = known.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((one) => permissive.includes(one) || (dev === true && forTools.includes(one)))
}
const those = (bad: (entry: Locked, path: string) => unknown) =>
  packages.filter(([path, entry]) => bad(entry, path)).map(([path, { version }]) => `${path} ${version}`)

/** OWASP ASVS 5.0, 15.1 and 15.2: we know what is installed, it is the same everywhere, and installing it runs nothing. */
describe('the packages', () => {
  it('are all listed', () => {
    expect(lock.lockfileVersion).toBe(3)
    expect(packages.length).toBeGreaterThan(100)
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(installed).toHaveProperty([`node_modules/${name}`])
  })

  it('are asked for by exact versions, and the list is of what is asked for', () => {
    const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    for (const [name, version] of asked)
      expect([name, installed[`node_modules/${name}`]?.version]).toEqual([name, version])
    const { dependencies, devDependencies } = manifest
    expect(root).toMatchObject({ dependencies, devDependencies })
  })

  it('are each named by version and content', () => {
    expect(those(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
    expect(those(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([])
    expect(those(({ link }) => link)).toEqual([])
  })

  it('come from the registry of whoever installs them, and from no address', () => {
    expect(those(({ resolved }) => resolved !== undefined)).toEqual([])
  })

  it('have licences that allow what is done with them', () => {
    expect(those((entry, path) => !isFit(path, entry))).toEqual([])
    // The exceptions are needed.
    for (const exception of Object.keys(loose))
      expect(packages.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toContain(exception)
  })

  it.each([
    ['GPL-3.0-only', false, false],
    ['MIT AND GPL-2.0', false, false],
    [undefined, false, false],
    ['MPL-2.0', false, false],
    ['MPL-2.0', true, true],
    ['(MPL-2.0 OR Apache-2.0)', false, true],
    ['MIT', false, true],
  ])('a licence %s (a tool: %s) is fit: %s', (license, dev, fit) => {
    expect(isFit('node_modules/x', { version: '1.0.0', license, dev })).toBe(fit)
  })

  it('run nothing by being installed', () => {
    const atInstall = /^(pre|post)?(install|prepare)$/
    expect(Object.keys(manifest.scripts).filter((name) => atInstall.test(name))).toEqual([])
    const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
    // It would only copy its worker into a folder that the console does not have.
    expect(withScripts.map(([path]) => nameOf(path))).toEqual(['msw'])
    expect(withScripts.every(([, { dev }]) => dev)).toBe(true)
    expect(manifest.allowScripts).toMatchObject({ msw: false })
  })

  it('are given up by nobody', () => {
    expect(those(({ deprecated }) => deprecated)).toEqual([])
  })

  it.each(['dompurify', 'react', 'react-dom', 'hono', 'pg'])(
    'hold %s once: none that was mended lives on in an old copy',
    (name) => {
      const paths = packages.map(([path]) => path).filter((path) => nameOf(path) === name)
      expect(paths).toEqual([`node_modules/${name}`])
    },
  )
})
