import { canCreate, canEdit, formLayout } from './form'
import { isHeavy } from './kinds'
import type { Page } from './page'
import { allows, identifyingFields, type Permissions } from './permissions'
import type { Resource } from './resource'

/**
 * What the frame needs of an area before it is opened: its menu entry, its addresses, and who may see them. It is
 * loaded with every visit, so keep it small; the declaration is loaded with the area's first screen.
 */
export interface Head
  extends Pick<Resource, 'name' | 'path' | 'label' | 'one' | 'icon' | 'menu' | 'greeting'> {
  /** The permitted addresses; an address missing here does not exist. */
  readonly opens: {
    readonly detail?: readonly string[]
    readonly create?: readonly string[]
    readonly edit?: readonly string[]
  }
  /** Records are created and edited on pages, not in dialogs over the list. */
  readonly onPage?: true
}

export const headOf = (resource: Resource): Head => {
  const { name, path, label, one, icon, menu, greeting, detail, save, fields, rest } = resource
  const identifying = identifyingFields(resource)
  // As in `narrowed`: records cannot be created if a required field is denied.
  const needed = (save?.fields ?? []).filter(
    (field) => fields[field]?.required && !identifying.includes(field),
  )
  const travelsWithDetail = needed.some((field) => detail?.call && fields[field] && isHeavy(fields[field]))
  const needsDetail = (isNeeded: boolean) => (isNeeded ? ['detail'] : [])
  return {
    name,
    path,
    label,
    ...(one && { one }),
    icon,
    menu,
    ...(greeting && { greeting }),
    opens: {
      ...(detail && { detail: ['detail'] }),
      ...(canCreate(resource) && {
        create: ['create', ...needed.map((field) => `field.${field}`), ...needsDetail(travelsWithDetail)],
      }),
      ...(canEdit(resource) && {
        edit: ['edit', ...needsDetail(detail !== undefined && rest !== undefined)],
      }),
    },
    ...(save && formLayout(resource) === 'page' && { onPage: true }),
  }
}

/**
 * The head as an account sees it; undefined if the account has no access to the area. Its addresses are those of the
 * narrowed declaration, except for a form that is left without fields, which only the declaration can tell.
 */
export const narrowedHead = (head: Head, permissions: Permissions): Head | undefined => {
  const may = (capability: string) => allows(permissions, `${head.name}.${capability}`)
  if (!may('list')) return undefined
  const { detail, create, edit } = head.opens
  const opens = {
    ...(detail?.every(may) && { detail }),
    ...(create?.every(may) && { create }),
    ...(edit?.every(may) && { edit }),
  }
  const { onPage: _, ...rest } = head
  return { ...rest, opens, ...((opens.create || opens.edit) && head.onPage && { onPage: true }) }
}

export type PageHead = Omit<Page, 'endpoints' | 'roles'>

export const pageHeadOf = ({ endpoints: _endpoints, roles: _roles, ...head }: Page): PageHead => head
