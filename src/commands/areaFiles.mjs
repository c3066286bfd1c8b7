/** Finds, formats, writes and removes the files of areas. Never touches anything outside resources/. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './modules.mjs'

/** A mistake in the command as given, in one sentence. */
export class CommandError extends Error {}

/** @typedef {{ file: string, declaration: any }} Declared */

/**
 * All files in a folder, at any depth, with `/` between folders on every system.
 *
 * @param {string} folder from the root
 * @returns {string[]} from the root too
 */
export const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  )

/**
 * Every declaration of an area or a page, including those that the checker refuses. Files that cannot be read are named and left
 * out.
 *
 * @param {(file: string) => Promise<any>} load
 * @returns {Promise<{ areas: Declared[], pages: Declared[] }>}
 */
export async function declaredAreas(load) {
  /** @type {Declared[]} */
  const found = []
  for (const file of filesIn('resources').filter((name) => /\.(area|page)\.ts$/.test(name))) {
    try {
      const { default: declaration } = await load(`/${file}`)
      if (typeof declaration?.name === 'string') found.push({ file, declaration })
    } catch (error) {
      console.error(
        `${file} cannot be read and is left out: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  return {
    areas: found.filter(({ file }) => file.endsWith('.area.ts')),
    pages: found.filter(({ file }) => file.endsWith('.page.ts')),
  }
}

/** Formatted like the rest of the project, with sorted imports. @param {string} source @param {string} file */
export function formatted(source, file) {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['check', '--write', '--linter-enabled=false', `--stdin-file-path=${file}`],
    { cwd: root, input: source, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${file} cannot be formatted:\n${stderr}`)
  return stdout
}

/** Names that the folder layout reserves for something else. */
const taken = /^(ui|platform|docs|terms|calls|demo|sections|utils?|common|helpers?|misc|shared|lib)$/

/**
 * Where the file of a new area belongs.
 *
 * @param {string} name
 * @param {string} path
 * @param {readonly Declared[]} others areas and pages
 */
export function placeOf(name, path, others) {
  if (!/^[a-z][a-zA-Z0-9]{0,39}$/.test(name))
    throw new CommandError(
      `"${name}" is no name of an area; give one in lower camel case: --name returnAddress`,
    )
  if (!/^(\/[a-z0-9_-]{1,40}){1,4}$/.test(path))
    throw new CommandError(`"${path}" is no path; give one such as --path /merchant/returnaddress`)
  const [, group = '', ...rest] = path.split('/')
  for (const folder of rest.length > 0 ? [group, name] : [name])
    if (taken.test(folder))
      throw new CommandError(`resources/ keeps "${folder}" for something else; choose another --path`)
  for (const { file, declaration } of others) {
    if (declaration.name === name)
      throw new CommandError(`the name "${name}" is taken by ${file}; choose another with --name`)
    if (declaration.path === path)
      throw new CommandError(`the path "${path}" is taken by ${file}; choose another with --path`)
  }
  const folder = join('resources', rest.length > 0 ? group : '', name)
  if (existsSync(join(root, folder)))
    throw new CommandError(`${folder} is there already; choose another with --name`)
  return join(folder, `${name}.area.ts`)
}

/** Writes a new file. @param {string} file @param {string} text */
export function write(file, text) {
  mkdirSync(join(root, dirname(file)), { recursive: true })
  writeFileSync(join(root, file), text, { flag: 'wx' })
}

/**
 * What removing an area would delete, and what would remain and still name it.
 *
 * @param {string} name
 * @param {readonly Declared[]} areas
 * @param {readonly Declared[]} pages
 */
export function removalOf(name, areas, pages) {
  const area = areas.find(({ declaration }) => declaration.name === name)
  if (!area) {
    const known = areas.map(({ declaration }) => declaration.name).join(', ')
    throw new CommandError(`there is no area "${name}"; the areas are ${known}`)
  }
  const folder = dirname(area.file)
  const inside = (/** @type {string} */ file) => file.startsWith(`${folder}/`)
  const others = [...areas, ...pages].filter((one) => one !== area && inside(one.file))
  if (others.length > 0 || folder === 'resources')
    throw new CommandError(
      `${folder} holds ${others.map(({ file }) => file).join(', ')} too; take ${area.file} away by hand`,
    )
  const { path, menu = {} } = area.declaration
  /** @type {readonly (readonly [RegExp, string])[]} */
  const ways = [
    [new RegExp(`@${folder}/`), 'imports from it'],
    [new RegExp(`\\bto: '${name}'`), 'has references to it'],
    [new RegExp(`['"\`/(]${path}\\b`), 'links to it'],
    [new RegExp(`['"\`]${name}\\.\\w+['"\`]`), 'names a permission of it'],
  ]
  const stays = ['resources', 'src', 'mock', 'tests']
    .flatMap(filesIn)
    .filter((file) => /\.(tsx?|mjs|md)$/.test(file) && !inside(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return ways.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${file} ${what}`)
    })
  const alone =
    menu.group !== undefined &&
    ![...areas, ...pages].some((one) => one !== area && one.declaration.menu?.group === menu.group)
  return {
    folder,
    files: filesIn(folder).filter((file) => /\.\w+$/.test(file)),
    stays: [
      `the table area."${name}" with its records and their history, where a platform has run; once the area is gone, npm run area -- --drop ${name} --write takes them away`,
      ...(alone ? [`the menu group "${menu.group}" in resources/menu.ts, in which nothing else is`] : []),
      ...stays,
    ],
  }
}

/** @param {string} folder of an area, from `removalOf`; its group's folder is removed with the group's last area */
export function remove(folder) {
  rmSync(join(root, folder), { recursive: true })
  const group = join(root, dirname(folder))
  if (readdirSync(group).length === 0) rmdirSync(group)
}
