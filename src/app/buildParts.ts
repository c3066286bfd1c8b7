/**
 * What a build generates in place of the declarations. One module, because each separately evaluated module would load all
 * declarations again.
 */
export { componentsByKey } from '@/declaration/load'
export { pooled } from '@/declaration/rowPool'
export { additions, componentFiles, declaredNames, files, pages, resources } from './allDeclared'
export { declarationHashes } from './declarationHashes'
export { documentation } from './documentation'
export { firstCalls, firstCells } from './firstCalls'
export { docHeads, heads, pageHeads } from './heads'
