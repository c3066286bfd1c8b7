import type { DocsSource } from '../docs/docs'

/** Where something is declared: the file, and the line that starts with its last name, if there is one. */
export const sourceOf = async (
  sources: DocsSource['sources'],
  file: string,
  place: string | undefined,
): Promise<{ readonly path: string; readonly line: number } | undefined> => {
  const found = Object.entries(sources ?? {}).find(([path]) => path.endsWith(`/${file}`))
  if (!found) return undefined
  const [path, load] = found
  const lines = (await load()).split('\n')
  let line = 0
  for (const name of place?.split('.') ?? []) {
    const next = lines.findIndex((text, index) => index >= line && text.trimStart().startsWith(`${name}:`))
    if (next > line) line = next
  }
  return { path: path.slice(1), line: line + 1 }
}

/** Opens a file in the editor that the development server knows. */
export const openInEditor = ({ path, line }: { readonly path: string; readonly line: number }): void =>
  void navigator.sendBeacon(`/__open-in-editor?file=${encodeURIComponent(`${path}:${line}`)}`)
