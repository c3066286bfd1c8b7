import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { errorWordsIn } from './errorWords'
import { layerOf } from './rules'

/** The only files that read an error's own words, and why these reach no screen as they are. */
const allowed: Readonly<Record<string, string>> = {
  'src/platform/dataProvider/act.ts': 'a refusal of the platform, which becomes the failure of its records',
  'src/platform/expiry.ts': 'the refusal that ends the session',
  'src/shell/session/SessionGuard.tsx': 'the refusal that ends the session, for the sign-in page',
  'src/shell/notices/Notifications.tsx': 'the refusal that ends the session',
  'src/shell/errorLog/errorLog.ts': 'the error log, which is for that',
  'src/shell/menu/sentMenu.ts': 'written into the error log',
  'src/files/table.ts': 'one of four words for what is wrong with a file',
  'src/files/readTable.worker.ts': 'the cause of an error that has words of its own',
  'src/files/workerCalls.ts': 'hands an error over from a worker, as one that nobody foresaw',
  'src/runs/rowRun.ts': "a record's failure, whose words are the platform's",
  'src/screens/sending/Result.tsx': 'which of the reasons that the platform has declared',
  'src/screens/kinds/KindInput.tsx': 'the complaint of a form about an input',
}

const reachesScreens = (path: string): boolean => {
  const layer = layerOf(path)
  return layer !== undefined && !['mock', 'assembly', 'areaPlatform', 'build'].includes(layer)
}

const files = ['src', 'resources']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && reachesScreens(path))

describe("an exception's own words", () => {
  test('are read by `messageOf` and by these files alone', () => {
    const found = files.filter((path) => errorWordsIn(path, readFileSync(path, 'utf8')).length > 0)
    expect(found.sort()).toEqual(Object.keys(allowed).sort())
  })

  test.each([
    ['a.tsx', '<p>{error.message}</p>'],
    ['a.tsx', '<p>{query.error?.message}</p>'],
    ['a.ts', 'notify(error instanceof Error ? error.message : String(error))'],
    ['a.ts', 'set(String(reason))'],
    ['a.ts', 'set(`lost: $' + '{loadError}`)'],
    ['a.ts', 'const { message } = cause'],
    ['a.ts', 'show(state.failure.stack)'],
    ['a.ts', 'show(thrown.toString())'],
  ])('are noticed in %s: %s', (path, text) => {
    expect(errorWordsIn(path, text)).toContain(1)
  })

  test.each([
    ['a.tsx', '<p>{messageOf(error)}</p>'],
    ['a.ts', 'send(order.message)'],
    ['a.ts', 'log(error)'],
  ])('are not suspected in %s: %s', (path, text) => {
    expect(errorWordsIn(path, text)).toEqual([])
  })
})
