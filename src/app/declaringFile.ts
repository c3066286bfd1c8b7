import { isRecord } from '@/declaration'

/** The file that declares an area or a page. Undefined in a built console, which has no files. */
export const fileOf = import.meta.env.DEV
  ? async (name: string): Promise<string | undefined> => {
      const { files } = await import('./allDeclared')
      return Object.keys(files).find((file) => {
        const declared = files[file]
        return isRecord(declared) && declared.name === name
      })
    }
  : undefined
