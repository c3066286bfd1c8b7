/** What a build puts in place of the declarations, in one module: each that is evaluated alone would load all of them again. */
export { componentsByKey } from '@/declaration/load'
export { pooled } from '@/declaration/rowPool'
export { additions, componentFiles, declaredNames, files, pages, resources } from './allDeclared'
export { declarationHashes } from './declarationHashes'
export { documentation } from './documentation'
export { firstCalls, firstCells } from './firstCalls'
export { docHeads, heads, pageHeads } from './heads'
