import { canCreate, canEdit, formLayout } from './form'
import { isHeavy } from './kinds'
import type { Page } from './page'
import { allows, nameFieldsOf, type Permissions } from './permissions'
import type { Resource } from './resource'

/**
 * What the frame needs of an area before anything of it is opened: its menu entry, its addresses, and who may see them. It
 * is a part of every visit, so it says no more; the declaration comes with the area's first screen.
 */
export interface Head
  extends Pick<Resource, 'name' | 'path' | 'label' | 'one' | 'icon' | 'menu' | 'greeting'> {
  /** What needs a permission; an address that is not named here is no page of the area. */
  readonly opens: {
    /** Capabilities that are all needed to open, make or change a record. */
    readonly detail?: readonly string[]
    readonly create?: readonly string[]
    readonly edit?: readonly string[]
  }
  /** Records are made and changed on pages of their own; in dialogs over the list without it. */
  readonly onPage?: true
}

/** The head of an area. */
export const headOf = (resource: Resource): Head => {
  const { name, path, label, one, icon, menu, greeting, detail, save, fields, rest } = resource
  const named = nameFieldsOf(resource)
  // The same that `narrowed` demands: who may not fill a required field makes no records.
  const filled = (save?.fields ?? []).filter((field) => fields[field]?.required && !named.includes(field))
  const travelsWithDetail = filled.some((field) => detail?.call && fields[field] && isHeavy(fields[field]))
  const needsDetail = (needed: boolean) => (needed ? ['detail'] : [])
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
        create: ['create', ...filled.map((field) => `field.${field}`), ...needsDetail(travelsWithDetail)],
      }),
      ...(canEdit(resource) && {
        edit: ['edit', ...needsDetail(detail !== undefined && rest !== undefined)],
      }),
    },
    ...(save && formLayout(resource) === 'page' && { onPage: true }),
  }
}

/**
 * The head as it is for an account; undefined when there is no area for it. It says of addresses what `headOf` says of the
 * narrowed declaration, but for a form of which no field at all is left: that is known once the declaration is there.
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

/** What the frame needs of a page: all but its calls. */
export type PageHead = Omit<Page, 'endpoints'>

/** The head of a page. */
export const pageHeadOf = ({ endpoints: _, ...head }: Page): PageHead => head
