import { isRecord } from '@/declaration'
import { declarationHash } from '@/declaration/declarationHash'
import { files } from './allDeclared'

/** Browsers hash only on a page from https or from this machine. */
const canHash = 'subtle' in crypto

/** The hash of each area's and page's declaration, by name; matches the output of `npm run check-area -- --json`. */
export const declarationHashes: { readonly [name: string]: string } = Object.fromEntries(
  await Promise.all(
    Object.values(canHash ? files : {})
      .filter(isRecord)
      .map(async (one) => [String(one.name), await declarationHash(one)] as const),
  ),
)
