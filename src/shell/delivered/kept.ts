import { type DBSchema, openDB } from 'idb'

/** A declaration as last received and found valid. */
export interface Kept {
  readonly name: string
  readonly hash: string
  readonly text: string
  /** An overlay: changes how one of the console's own areas is shown. */
  readonly overlay?: true
}

interface Schema extends DBSchema {
  /** By operator. */
  delivered: { key: string; value: readonly Kept[] }
}

const open = () =>
  openDB<Schema>('declarations', 1, { upgrade: (database) => void database.createObjectStore('delivered') })

/** What the operator's console last used; empty if the browser stores nothing. */
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

/** If the browser stores nothing, the console asks again at the next start. */
export const keep = async (operator: string, kept: readonly Kept[]): Promise<void> => {
  try {
    const database = await open()
    await database.put('delivered', kept, operator)
    database.close()
  } catch {
    // The declarations are still used.
  }
}
