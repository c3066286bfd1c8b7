import { type DBSchema, openDB } from 'idb'

/** A declaration as it was last received and found in order. */
export interface Kept {
  readonly name: string
  readonly hash: string
  readonly text: string
  /** Says how an area of the console itself is shown. */
  readonly overlay?: true
}

interface Schema extends DBSchema {
  /** By operator. */
  delivered: { key: string; value: readonly Kept[] }
}

const open = () =>
  openDB<Schema>('declarations', 1, { upgrade: (database) => void database.createObjectStore('delivered') })

/** What the operator's console had last; nothing if the browser keeps nothing. */
export const readKept = async (operator: string): Promise<readonly Kept[]> => {
  try {
    const database = await open()
    const kept = await database.get('delivered', operator)
    database.close()
    return kept ?? []
  } catch {
    return []
  }
}

/** A browser that keeps nothing asks again at the next start. */
export const keep = async (operator: string, kept: readonly Kept[]): Promise<void> => {
  try {
    const database = await open()
    await database.put('delivered', kept, operator)
    database.close()
  } catch {
    // The declarations are used all the same.
  }
}
