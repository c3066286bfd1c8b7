import { DeclarationError, type Fields, type Resource } from '@/declaration'
import { errorCatalogue } from '@/declaration/errors'

const codesOfFields = (fields: Fields | undefined): readonly (number | undefined)[] =>
  Object.values(fields ?? {}).map(({ errorCode }) => errorCode)

/** Every code that an area's declaration lets the platform answer. */
const codesOf = ({ fields, detail, save, actions }: Resource): readonly (number | undefined)[] => [
  ...codesOfFields(fields),
  detail?.missing,
  ...[...(save?.refuse ?? []), ...(save?.checks ?? [])].map(({ code }) => code),
  ...Object.values(actions ?? {}).flatMap(({ refuse = [], inputs, limits = {} }) => [
    ...refuse.map(({ code }) => code),
    ...codesOfFields(inputs),
    ...Object.values(limits).map(({ code }) => code),
  ]),
]

/**
 * Whether every code of a declaration has a message. Looked at here and not with the rest of a declaration, because the
 * console fetches the catalogue only when it has something to say.
 *
 * @throws DeclarationError, naming the area, the code and the remedy
 */
export function checkCodes(resource: Resource): void {
  const unknown = codesOf(resource).find((code) => code !== undefined && !Object.hasOwn(errorCatalogue, code))
  if (unknown !== undefined)
    throw new DeclarationError([
      `${resource.name}: code ${unknown} has no message; take one of src/declaration/errorCatalogue.ts or add it there`,
    ])
}
