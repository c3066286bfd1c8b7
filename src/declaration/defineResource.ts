import { completed } from './completed'
import type { Fields } from './field'
import type { SpeakingOf } from './fieldNames'
import type { Resource } from './resource'
import type { WrittenResource } from './written'

/**
 * Declares a business area; what follows from the rest may be left out. Unknown field names do not compile;
 * `loadDeclarations` checks the rest.
 */
export const defineResource = <const F extends Fields>(
  declaration: Omit<WrittenResource<NoInfer<keyof F & string>>, 'fields'> & {
    readonly fields: F & SpeakingOf<F>
  },
): Omit<Resource, 'fields'> & { readonly fields: F } =>
  completed(declaration) as Omit<Resource, 'fields'> & { readonly fields: F }
