import { diffIndices } from 'node-diff3'

/** Unchanged lines around a change. */
const around = 3

/** The difference of two texts in the format of `patch` and `git apply`; empty if there is none. */
export const unifiedDiff = (before: string, after: string, file: string): string => {
  const [old, young] = [before.split('\n'), after.split('\n')]
  const changes = diffIndices(old, young).map(({ buffer1, buffer2 }) => ({
    at: buffer1[0],
    gone: buffer1[1],
    to: buffer2[0],
    come: buffer2[1],
  }))
  if (changes.length === 0) return ''
  const hunks: (typeof changes)[] = []
  for (const change of changes) {
    const last = hunks.at(-1)?.at(-1)
    if (last && change.at - (last.at + last.gone) <= 2 * around) hunks.at(-1)?.push(change)
    else hunks.push([change])
  }
  const written = hunks.map((hunk) => {
    const [first, last] = [hunk[0], hunk.at(-1)]
    if (!first || !last) return ''
    const start = Math.max(0, first.at - around)
    const end = Math.min(old.length, last.at + last.gone + around)
    const lines: string[] = []
    let line = start
    for (const { at, gone, to, come } of hunk) {
      lines.push(...old.slice(line, at).map((text) => ` ${text}`))
      lines.push(...old.slice(at, at + gone).map((text) => `-${text}`))
      lines.push(...young.slice(to, to + come).map((text) => `+${text}`))
      line = at + gone
    }
    lines.push(...old.slice(line, end).map((text) => ` ${text}`))
    const begin = start - first.at + first.to
    const length = lines.filter((text) => !text.startsWith('-')).length
    return `@@ -${start + 1},${end - start} +${begin + 1},${length} @@\n${lines.join('\n')}\n`
  })
  return `--- a/${file}\n+++ b/${file}\n${written.join('')}`
}
