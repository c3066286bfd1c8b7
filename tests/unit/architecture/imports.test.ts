import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as core from 'ra-core'
import { describe, expect, test } from 'vitest'
import {
  filesInCircles,
  layerCycles,
  layerEdges,
  longestFile,
  mayImport,
  rulesFor,
  styledAtRest,
  unexpected,
  violations,
} from './rules'
import { filesBelow, readSource } from './source'

const rules = rulesFor(new Set(Object.keys(core)))
const sourceEnding = /\.(tsx?|mjs|html|css|svg)$/
const project = [
  ...filesBelow(['src', 'resources', 'mock', 'tests'], sourceEnding),
  'index.html',
  'vite.config.ts',
].map((path) => readSource(path, readFileSync(path, 'utf8')))

describe('the project', () => {
  test('was read', () => {
    expect(project.length).toBeGreaterThan(50)
    expect(project.flatMap(({ imports }) => imports).length).toBeGreaterThan(100)
  })

  test.each(Object.entries(rules))('%s', (_, rule) => {
    expect(violations(project, rule)).toEqual([])
  })

  test('no circle between layers, neither in the plan nor as built', () => {
    const plan = new Map(Object.entries(mayImport).map(([layer, to]) => [layer, new Set(to)]))
    expect(layerCycles(plan)).toEqual([])
    expect(layerCycles(layerEdges(project))).toEqual([])
  })

  test('no two files import each other, directly or through others, not even types', () => {
    expect(filesInCircles(project)).toEqual([])
  })

  test('a screen at rest is HTML and CSS; MUI comes with what opens', () => {
    const first = [
      'src/main.tsx',
      'src/pages/public.tsx',
      'src/app/openConsole.ts',
      'src/app/console.tsx',
      'src/screens/list/ListScreen.tsx',
      'src/screens/list/cards/CardList.tsx',
      'resources/dashboard/ui/Dashboard.part.tsx',
      'src/shell/runs/RunCentre.tsx',
      // How the kinds of fields look in a cell.
      ...project.flatMap(({ path }) => (/^src\/screens\/kinds\/[a-z]\w*\.tsx$/.test(path) ? [path] : [])),
    ]
    expect(styledAtRest(project, first)).toEqual([])
    const drawer = readSource('src/a.tsx', `import './b'; import type { X } from '@mui/material/X'`)
    const late = readSource('src/b.tsx', `const load = () => import('./c')`)
    const menu = readSource('src/c.tsx', `import Menu from '@mui/material/Menu'`)
    expect(styledAtRest([drawer, late, menu], ['src/a.tsx'])).toEqual([])
    expect(styledAtRest([drawer, late, menu], ['src/a.tsx', 'src/c.tsx'])).toEqual(['src/c.tsx'])
  })

  test('a test that replaces modules has a process, or a page, of its own', () => {
    const replacing = filesBelow(['tests'], /\.test\.tsx?$/).filter((path) =>
      /^vi\.mock\(/m.test(readFileSync(path, 'utf8')),
    )
    expect(replacing).not.toEqual([])
    // In a shared process, another file may already have loaded the module.
    expect(replacing.filter((path) => !/\.alone\.test\.tsx?$/.test(path))).toEqual([])
  })

  test('nothing else stands at the top level', () => {
    const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
    expect(unexpected([...new Set(tracked.map((path) => path.split('/')[0] ?? ''))])).toEqual([])
  })
})

/** The rules must be able to fail: each row is a deliberately bad file, or a good one that resembles it. */
describe('a rule notices', () => {
  const table: Record<string, Array<[path: string, text: string, broken: boolean]>> = {
    'imports go downwards only': [
      ['src/declaration/a.ts', `import { x } from '@/platform/client'`, true],
      ['src/declaration/a.ts', `import type { x } from '@/i18n/messages'`, true],
      ['src/declaration/a.ts', `import { x } from '../../resources/pay/pay/pay.area'`, true],
      ['src/declaration/kinds/a.ts', `import { x } from '../label'`, false],
      ['src/platform/a.ts', `export { x } from '@/screens/list'`, true],
      ['src/platform/a.ts', `export * from '@/theme/theme'`, true],
      ['src/platform/a.ts', `import { l } from '@/declaration/label'`, false],
      ['src/screens/a.tsx', `const x = () => import('@/shell/Frame')`, true],
      ['src/screens/a.tsx', `const x = import.meta.glob(['/resources/**/*.area.ts'])`, true],
      ['src/pages/a.tsx', `import { x } from '@/shell/Frame'`, true],
      ['src/pages/a.tsx', `type X = import('@/main').X`, true],
      ['src/stray/a.ts', `import { x } from '@/declaration/label'`, true],
      ['resources/pay/a.area.ts', `import { x } from '@/screens/kit'`, true],
      ['resources/pay/a.area.ts', `import { x } from './ui/Cell.part.tsx'`, true],
      ['resources/pay/a.area.ts', `import { x } from '@mock/store/sql'`, true],
      ['resources/pay/a.area.ts', `import { x } from '@/declaration/define'`, false],
      ['resources/pay/ui/A.tsx', `import { x } from '@/shell/Frame'`, true],
      ['resources/pay/ui/A.tsx', `import { x } from '../platform/rules'`, true],
      ['resources/demo/tab/ui/A.page.tsx', `import { x } from '@/shell/Frame'`, false],
      ['mock/platform/a.ts', `import { x } from '@/platform/client'`, true],
      ['mock/platform/a.ts', `const a = import.meta.glob('/resources/**/ui/*.part.tsx')`, true],
      ['mock/platform/a.ts', `const a = import.meta.glob('/resources/**/*.area.ts')`, false],
      ['mock/platform/a.ts', `import { x } from '@resources/pay/pay.area'`, false],
      ['mock/platform/a.ts', `import { x } from '@resources/pay/platform/seed'`, true],
      ['mock/platform/a.ts', `import { x } from './collect.ts'`, true],
      ['mock/platform/collect.ts', `const a = import.meta.glob('/resources/**/platform/seed.ts')`, false],
      ['mock/server.ts', `import { x } from './platform/index.ts'`, false],
      ['resources/pay/platform/rules.ts', `import { x } from '@mock/platform/areas/rules.ts'`, false],
      ['resources/pay/platform/rules.ts', `import { x } from '@mock/store/sql'`, true],
      ['resources/demo/platform/a.ts', `import { x } from '@mock/store/sql'`, false],
      ['resources/pay/platform/rules.ts', `import { x } from '@/platform/client'`, true],
      ['resources/pay/pay.area.ts', `import { x } from '@mock/platform/areas/rules.ts'`, true],
      ['resources/pay/pay.area.ts', `import { x } from './platform/rules.ts'`, true],
      ['mock/platform/a.ts', `import { x } from '../../tests/server.mjs'`, true],
      ['src/main.tsx', `import { x } from '@/shell/Frame'`, false],
      ['src/screens/a.ts', `// import { x } from '@/shell/Frame'`, false],
    ],
    'the second platform imports nothing of ours': [
      ['tests/otherPlatform/a.ts', `import { x } from '@/declaration'`, true],
      ['tests/otherPlatform/a.ts', `import { x } from '../contract/harness'`, true],
      ['tests/otherPlatform/a.ts', `import { x } from './records'`, false],
      ['tests/otherPlatform/a.ts', `import { createServer } from 'node:http'`, false],
    ],
    'imports are relative inside a folder and by alias across': [
      ['src/shell/a.tsx', `import '@/shell/b'`, true],
      ['src/shell/a.tsx', `import '../theme/b'`, true],
      ['mock/a.ts', `import '../resources/b'`, true],
      ['src/shell/a.tsx', `import '@/theme/b'`, false],
      ['resources/pay/trade/ui/desk/a.tsx', `import '../../trade.area'`, false],
      ['resources/pay/trade/ui/desk/a.tsx', `import '@resources/pay/trade/trade.area'`, true],
      ['resources/pay/trade/ui/a.tsx', `import '../../refund/refund.area'`, true],
    ],
    'components of areas are in ui folders': [
      ['resources/pay/trade/A.tsx', '', true],
      ['resources/pay/trade/ui/A.tsx', '', false],
      ['src/shell/A.tsx', '', false],
    ],
    'packages stay where they belong': [
      ['mock/a.ts', `import React from 'react'`, true],
      ['resources/pay/a.ts', `import { useInput } from 'react-admin'`, true],
      ['src/declaration/a.ts', `import type { X } from '@mui/material/Box'`, true],
      ['src/platform/a.ts', `import Box from '@mui/material/Box'`, true],
      ['src/screens/a.tsx', `import { Box } from '@mui/material'`, true],
      ['src/screens/a.tsx', `import { Datagrid } from 'react-admin'`, true],
      ['src/screens/a.tsx', `import { x } from 'ra-ui-materialui'`, true],
      ['src/screens/a.tsx', `import debounce from 'lodash/debounce'`, false],
      ['src/screens/a.tsx', `import { useInput } from 'react-admin'`, false],
      ['src/screens/a.tsx', `import { type ListProps } from 'react-admin'`, false],
      ['src/screens/a.tsx', `import Box from '@mui/material/Box'`, false],
    ],
    'no address of another host': [
      ['src/a.ts', `const x = 'https://cdn.jsdelivr.net/x.js'`, true],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test
      ['src/a.ts', 'const x = `https://fonts.googleapis.com/${font}`', true],
      ['index.html', `<link href="https://fonts.gstatic.com">`, true],
      ['src/a.tsx', `const x = <img src="http://picsum.photos/1" alt="" />`, true],
      ['mock/a.ts', `const x = 'wss://live.taobao.com/'`, true],
      ['mock/a.ts', `const x = 'https://shop-17.example.com/notify'`, false],
      ['mock/a.ts', `const x = \`https://erp\${n}.example.com/\``, false],
      ['mock/a.ts', `const x = \`https://erp\${n}.com/\``, true],
      ['src/a.ts', '// see https://github.com/mui/material-ui/issues/1', false],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test
      ['src/a.ts', 'const x = `http://${host}:${port}`', false],
      ['src/a.tsx', `const x = <svg xmlns="http://www.w3.org/2000/svg" />`, false],
    ],
    'no long file': [
      ['src/shell/a.ts', '\n'.repeat(longestFile + 1), true],
      ['src/shell/a.ts', '\n'.repeat(longestFile), false],
      ['tests/unit/a.test.ts', '\n'.repeat(longestFile + 1), false],
    ],
    'no drawer': [
      ['src/screens/utils.ts', '', true],
      ['mock/common/money.ts', '', true],
      ['tests/helpers/render.ts', '', true],
      ['src/screens/commonFilters.ts', '', false],
    ],
    'no silenced compiler': [
      ['src/shell/a.ts', `// ${'@ts-'}ignore`, true],
      ['src/shell/a.ts', `/* ${'@ts-'}expect-error because */`, true],
      ['src/shell/a.ts', `const x = '${'@ts-'}ignore'`, false],
    ],
  }

  const rows = Object.entries(table).flatMap(([rule, files]) => files.map((file) => [rule, ...file] as const))

  test.each(rows)('%s: %s, %s', (rule, path, text, broken) => {
    const found = violations([readSource(path, text)], rules[rule])
    expect(found.map((one) => one.path)).toEqual(broken ? [path] : [])
  })

  test('a circle between layers', () => {
    const files = [
      readSource('src/i18n/a.ts', `import '@/theme/b'`),
      readSource('src/theme/b.ts', `import '@/screens/c'`),
      readSource('src/screens/c.ts', `import '@/i18n/a'`),
    ]
    expect(layerCycles(layerEdges(files))).toContain('i18n → theme → screens → i18n')
  })

  test.each([
    ['an import', `import { x } from './a'`],
    ['a type', `import type { X } from './a'`],
    ['a re-export', `export { x } from './a'`],
    ['a type in an annotation', `let x: import('./a').X`],
    ['not: what is loaded on demand', `const open = () => import('./a')`],
  ])('a circle of files that closes by %s', (what, back) => {
    const sources = { a: `import './b'`, b: `import './c'`, c: back }
    const files = Object.entries(sources).map(([name, text]) => readSource(`src/app/${name}.ts`, text))
    const circle = ['src/app/a.ts', 'src/app/b.ts', 'src/app/c.ts']
    expect(filesInCircles(files)).toEqual(what.startsWith('not') ? [] : circle)
  })

  test('an unexpected entry at the top level', () => {
    expect(unexpected(['src', 'docker-compose.yml', 'README.md'])).toEqual(['docker-compose.yml'])
  })
})
