import { createEmitter } from '@/declaration/emitter'
import type { Owners } from '../ownership'
import type { DraftDatabase, StoredDraft } from './database'
import { type Draft, draftLife, type KeptDraft, longestDraft, mostDrafts } from './draft'
import type { Seal } from './seal'
import { createSlot, type Slot } from './slot'

interface DraftsOptions {
  readonly database: DraftDatabase
  /** Hash of the operator; '' for one whom the platform does not name, who keeps no drafts. */
  readonly owner: string
  /** Undefined if this browser can keep nothing. */
  readonly seal: Promise<Seal | undefined>
  readonly owners: Owners
  /** Identifies this window, for as long as it is open. */
  readonly window: string
  /** The mark of the session that is going on. */
  readonly session: () => string | undefined
  /** Called before the first draft is written. */
  readonly onFirst: () => void
}

/** A draft without its largest fields, if it is longer than may be kept; undefined if that does not help. */
const shortened = (draft: Draft): { readonly draft: Draft; readonly text: string } | undefined => {
  const text = JSON.stringify(draft)
  if (text.length <= longestDraft) return { draft, text }
  const sizeOf = (name: string) => JSON.stringify([draft.mine[name] ?? null, draft.base[name] ?? null]).length
  const [largest] = Object.keys(draft.mine).toSorted((one, other) => sizeOf(other) - sizeOf(one))
  if (largest === undefined) return undefined
  const { [largest]: _, ...mine } = draft.mine
  const { [largest]: __, ...base } = draft.base
  return shortened({ ...draft, mine, base, tooLong: [...draft.tooLong, largest] })
}

/** The drafts of an operator in this browser. What it refuses reads as none. */
export const createDrafts = (options: DraftsOptions) => {
  const { database, owner, owners, window, session, onFirst } = options
  /** Drafts of forms that are open in this window. */
  const slots = new Set<Slot>()
  /** Drafts that a form has offered in this visit. */
  const offered = new Set<string>()
  const { emit, subscribe } = createEmitter()
  let claimed: Promise<unknown> | undefined
  let releasing: Promise<unknown> = Promise.resolve()
  const sealed = options.seal.catch(() => undefined)

  const isOpenHere = (id: string) => [...slots].some((slot) => slot.id() === id)

  const opened = async (seal: Seal, stored: StoredDraft): Promise<KeptDraft | undefined> => {
    const text = await seal.open(stored.sealed)
    if (text === undefined) return undefined
    // Only this file writes drafts, and nobody else can encrypt one.
    const draft = JSON.parse(text) as Draft
    return { ...draft, id: stored.id, savedAt: stored.savedAt }
  }
  /** Drafts whose form is no longer open in any window, newest first. */
  const left = async (stored: readonly StoredDraft[]): Promise<readonly StoredDraft[]> => {
    const fresh = stored.filter(({ savedAt, id }) => Date.now() - savedAt < draftLife && !isOpenHere(id))
    const others = [...new Set(fresh.map((one) => one.window))].filter((one) => one !== window)
    const open = await owners.ownedOf(others)
    return fresh.filter((one) => !open.has(one.window)).toSorted((one, other) => other.savedAt - one.savedAt)
  }
  const read = async (find: (seal: Seal) => Promise<readonly StoredDraft[]>) => {
    const seal = await sealed
    if (!seal || owner === '') return []
    try {
      await releasing
      // What ends with a session is nobody's in the next one.
      const own = (await find(seal)).filter((one) => one.session === undefined || one.session === session())
      const found = await left(own)
      const drafts = await Promise.all(found.map((one) => opened(seal, one)))
      return drafts.flatMap((draft, index) => {
        const stored = found[index]
        return draft && stored ? [{ draft, stored }] : []
      })
    } catch {
      return []
    }
  }
  /** Makes room for one more: the oldest go, but none that is being typed. */
  const makeRoom = async (): Promise<void> => {
    const surplus = (await database.countOfOwner(owner)) + 1 - mostDrafts
    if (surplus <= 0) return
    const oldest = (await database.ofOwner(owner))
      .filter(({ id }) => !isOpenHere(id))
      .toSorted((one, other) => one.savedAt - other.savedAt)
    await database.remove(oldest.slice(0, surplus).map(({ id }) => id))
  }
  const write = async (id: string, draft: Draft, savedAt = Date.now()): Promise<KeptDraft | undefined> => {
    const seal = await sealed
    const short = shortened(draft)
    if (!seal || owner === '' || !short) return undefined
    // A session that has ended keeps nothing more.
    if (seal.session !== undefined && seal.session !== session()) return undefined
    claimed ??= owners.claim(window, true)
    await claimed
    if (!(await database.get(id))) {
      onFirst()
      await makeRoom()
    }
    await database.put({
      ...{ id, owner, savedAt, window, session: seal.session },
      // Typed in this visit: there is nothing to tell.
      told: false,
      place: await seal.place(draft.place.key),
      sealed: await seal.close(short.text),
    })
    return { ...short.draft, id, savedAt }
  }
  const remove = (id: string): Promise<void> => database.remove([id]).catch(() => undefined)

  return {
    /** What was typed at a place and is open nowhere, newest first. */
    find: async (key: string): Promise<readonly KeptDraft[]> => {
      const found = await read(async ({ place }) => database.ofPlace(owner, await place(key)))
      for (const { draft } of found) offered.add(draft.id)
      return found.map(({ draft }) => draft)
    },
    /** All that is unfinished and open nowhere, newest first. */
    all: async (): Promise<readonly KeptDraft[]> =>
      (await read(() => database.ofOwner(owner))).map(({ draft }) => draft),
    /** What an earlier visit left unfinished, and nobody has told the operator yet; it counts as told now. */
    untold: async (): Promise<readonly KeptDraft[]> => {
      const found = await read(async () =>
        (await database.ofOwner(owner)).filter(
          (one) => !one.told && one.window !== window && !offered.has(one.id),
        ),
      )
      try {
        for (const { stored } of found) await database.put({ ...stored, told: true })
      } catch {
        // It is told again next time.
      }
      return found.map(({ draft }) => draft)
    },
    /**
     * Begins to keep what a form types.
     *
     * @param onKept told after each attempt whether the browser keeps it; an operator whom the platform does not name has no
     *   drafts, and is told nothing
     */
    begin: (read: () => Draft | undefined, onKept?: (isKept: boolean) => void): Slot => {
      const slot = createSlot({ write, remove }, read, owner === '' ? undefined : onKept)
      slots.add(slot)
      return slot
    },
    /** The form of a slot is open again, or no longer: then its draft can be offered. */
    hold: (slot: Slot): void => void slots.add(slot),
    /** `tells`: also forms that are open already. */
    release: (slot: Slot, tells = false): void => {
      slots.delete(slot)
      releasing = Promise.all([releasing, slot.flush()])
      if (tells) emit()
    },
    /** Whether this browser keeps what this operator types. */
    canKeep: async (): Promise<boolean> => {
      if (owner === '' || !(await sealed)) return false
      return database.countOfOwner(owner).then(
        () => true,
        () => false,
      )
    },
    remove,
    /** Puts back what was discarded. */
    restore: async ({ id, savedAt, ...draft }: KeptDraft): Promise<void> => {
      await write(id, draft, savedAt).catch(() => undefined)
      emit()
    },
    /** Calls back when something discarded was put back. */
    onRestored: subscribe,
    /** Writes everything that waits to be written. */
    flush: async (): Promise<void> => {
      await Promise.all([...slots].map((slot) => slot.flush()))
    },
    /** Deletes drafts that are too old, of anybody, and those of sessions that are over. */
    sweep: async (): Promise<void> => {
      const now = Date.now()
      const current = session()
      await database
        .removeIf(
          (one) => now - one.savedAt >= draftLife || (one.session !== undefined && one.session !== current),
        )
        .catch(() => undefined)
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>
