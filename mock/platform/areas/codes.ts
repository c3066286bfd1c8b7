import { DeclarationError, type Page, type Resource } from '@/declaration'
import { codesOfAction, codesOfEndpoint, codesOfFields, codesOfSave } from '@/declaration/codes'
import { errorCatalogue } from '@/declaration/errors'

/** Every error code in an area's declaration. */
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
 * Checks that every code of a declaration has a message. The console cannot check it: it loads the catalogue on demand.
 *
 * @throws DeclarationError with the area, the code and the remedy
 */
export const checkCodes = (resource: Resource): void => checkAll(resource.name, codesOf(resource))

/** The same for a page. @throws DeclarationError */
export const checkPageCodes = ({ name, endpoints }: Page): void =>
  checkAll(name, Object.values(endpoints ?? {}).flatMap(codesOfEndpoint))
