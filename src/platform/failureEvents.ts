import { createEmitter } from '@/declaration/emitter'

/** Failures to show. Separate from `failures.ts`, so that the public pages need not load the client. */
export const { emit: emitFailure, subscribe: onFailure } = createEmitter<[text: string]>()
