import type { Page } from '@/declaration'
import { addressOf } from '@/platform/client'
import { usualCall } from '@/screens/list/firstCall'
import { pages, resources } from './allDeclared'

// A build replaces this file by data (`src/build/lateDeclarations.ts`).

/** What viewing a page takes: the read that is permitted with it. */
const viewCall = ({ endpoints = {} }: Page): string | undefined => {
  const read = Object.values(endpoints).find(
    ({ call, capability, query }) => capability === 'view' && call.startsWith('GET ') && !query,
  )
  return read && addressOf(read.call)
}

/** The address of the call that the page at a path begins with. */
export const firstCalls: { readonly [path: string]: string } = Object.fromEntries(
  [
    ...resources.map((resource) => [resource.path, usualCall(resource)] as const),
    ...pages.map((page) => [page.path, viewCall(page)] as const),
  ].flatMap(([path, call]) => (call ? [[path, call]] : [])),
)
