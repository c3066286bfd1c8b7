import { createEmitter } from '@/declaration/emitter'
import type { Owners } from '../ownership'
import type { DraftDatabase, StoredDraft } from './database'
import { type Draft, draftLife, type KeptDraft, longestDraft, mostDrafts } from './draft'
import type { Seal } from './seal'
import { createSlot, type Slot } from './slot'

interface DraftsOptions {
  readonly database: DraftDatabase
  /** Hash of the operator; '' if the platform does not name them, in which case there are no drafts. */
  readonly owner: string
  /** Undefined if this browser cannot store anything. */
  readonly seal: Promise<Seal | undefined>
  readonly owners: Owners
  /** Identifies this window, for as long as it is open. */
  readonly window: string
  /** The current session's mark. */
  readonly session: () => string | undefined
  /** Called before the first draft is written. */
  readonly onFirst: () => void
}

/** A draft without its largest fields if it is too long; undefined if that is not enough. */
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

/** An operator's drafts in this browser. If the browser refuses, there are none. */
export const createDrafts = (options: DraftsOptions) => {
  const { database, owner, owners, window, session, onFirst } = options
  /** Drafts of forms open in this window. */
  const slots = new Set<Slot>()
  /** Drafts that a form offered during this visit. */
  const offered = new Set<string>()
  const { emit, subscribe } = createEmitter()
  let claimed: Promise<unknown> | undefined
  let releasing: Promise<unknown> = Promise.resolve()
  const sealed = options.seal.catch(() => undefined)

  const isOpenHere = (id: string) => [...slots].some((slot) => slot.id() === id)

  const opened = async (seal: Seal, stored: StoredDraft): Promise<KeptDraft | undefined> => {
    const text = await seal.open(stored.sealed)
    if (text === undefined) return undefined
    // Safe: only this file writes drafts, and nobody else can encrypt one.
    const draft = JSON.parse(text) as Draft
    return { ...draft, id: stored.id, savedAt: stored.savedAt }
  }
  /** Drafts whose form is not open in any window, newest first. */
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
      // A draft that ends with its session must not be read in another one.
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
  /** Makes room for one more by dropping the oldest, except any being typed. */
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
    // Nothing is stored after the session has ended.
    if (seal.session !== undefined && seal.session !== session()) return undefined
    claimed ??= owners.claim(window, true)
    await claimed
    if (!(await database.get(id))) {
      onFirst()
      await makeRoom()
    }
    await database.put({
      ...{ id, owner, savedAt, window, session: seal.session },
      // Typed during this visit, so the operator knows about it.
      told: false,
      place: await seal.place(draft.place.key),
      sealed: await seal.close(short.text),
    })
    return { ...short.draft, id, savedAt }
  }
  const remove = (id: string): Promise<void> => database.remove([id]).catch(() => undefined)

  return {
    /** Drafts of a place that are not open anywhere, newest first. */
    find: async (key: string): Promise<readonly KeptDraft[]> => {
      const found = await read(async ({ place }) => database.ofPlace(owner, await place(key)))
      for (const { draft } of found) offered.add(draft.id)
      return found.map(({ draft }) => draft)
    },
    /** All unfinished drafts that are not open anywhere, newest first. */
    all: async (): Promise<readonly KeptDraft[]> =>
      (await read(() => database.ofOwner(owner))).map(({ draft }) => draft),
    /** Drafts from earlier visits that the operator has not been told about; they count as told from now on. */
    untold: async (): Promise<readonly KeptDraft[]> => {
      const found = await read(async () =>
        (await database.ofOwner(owner)).filter(
          (one) => !one.told && one.window !== window && !offered.has(one.id),
        ),
      )
      try {
        for (const { stored } of found) await database.put({ ...stored, told: true })
      } catch {
        // It will be mentioned again next time.
      }
      return found.map(({ draft }) => draft)
    },
    /**
     * Starts keeping what is typed in a form.
     *
     * @param onKept called after each attempt with whether the browser stored it; not called for an operator whom the platform
     *   does not name, who has no drafts
     */
    begin: (read: () => Draft | undefined, onKept?: (isKept: boolean) => void): Slot => {
      const slot = createSlot({ write, remove }, read, owner === '' ? undefined : onKept)
      slots.add(slot)
      return slot
    },
    /** Marks the form of a slot as open again, or as closed: then its draft can be offered. */
    hold: (slot: Slot): void => void slots.add(slot),
    /** `tells`: also notifies forms that are already open. */
    release: (slot: Slot, tells = false): void => {
      slots.delete(slot)
      releasing = Promise.all([releasing, slot.flush()])
      if (tells) emit()
    },
    /** Whether this browser can store this operator's drafts. */
    canKeep: async (): Promise<boolean> => {
      if (owner === '' || !(await sealed)) return false
      return database.countOfOwner(owner).then(
        () => true,
        () => false,
      )
    },
    remove,
    /** Restores a discarded draft. */
    restore: async ({ id, savedAt, ...draft }: KeptDraft): Promise<void> => {
      await write(id, draft, savedAt).catch(() => undefined)
      emit()
    },
    /** Subscribes to restored drafts. */
    onRestored: subscribe,
    /** Writes everything that is waiting to be written. */
    flush: async (): Promise<void> => {
      await Promise.all([...slots].map((slot) => slot.flush()))
    },
    /** Deletes anyone's drafts that are too old, and those of ended sessions. */
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
