import { DeclarationError, type Page, type Resource } from '@/declaration'
import { codesOfAction, codesOfEndpoint, codesOfFields, codesOfSave } from '@/declaration/codes'
import { errorCatalogue } from '@/declaration/errors'

/** Every code that an area's declaration lets the platform answer. */
const codesOf = ({
  fields,
  detail,
  save,
  actions,
  panels,
  endpoints,
}: Resource): readonly (number | undefined)[] => [
  ...Object.values(endpoints ?? {}).flatMap(codesOfEndpoint),
  ...Object.values(panels ?? {}).flatMap(({ refuse = [] }) => refuse.map(({ code }) => code)),
  ...codesOfFields(fields),
  detail?.missing,
  ...codesOfSave({ fields, save }),
  ...Object.values(actions ?? {}).flatMap(codesOfAction),
]

const checkAll = (name: string, codes: readonly (number | undefined)[]): void => {
  const unknown = codes.find((code) => code !== undefined && !Object.hasOwn(errorCatalogue, code))
  if (unknown !== undefined)
    throw new DeclarationError([
      `${name}: code ${unknown} has no message; take one of src/declaration/errorCatalogue.ts or add it there`,
    ])
}

/**
 * Whether every code of a declaration has a message. Looked at here and not with the rest of a declaration, because the
 * console fetches the catalogue only when it has something to say.
 *
 * @throws DeclarationError, naming the area, the code and the remedy
 */
export const checkCodes = (resource: Resource): void => checkAll(resource.name, codesOf(resource))

/** The same for a page. @throws DeclarationError */
export const checkPageCodes = ({ name, endpoints }: Page): void =>
  checkAll(name, Object.values(endpoints ?? {}).flatMap(codesOfEndpoint))
