import { comesWithList } from '../permissions'
import type { Roles } from '../roles'
import type { Surroundings } from './inspectParts'
import { inspectAmong } from './report'

/**
 * Checks that the roles and their permissions exist.
 *
 * @param identifying the fields that cannot be denied
 */
export const inspectRoles = (
  roles: Roles = {},
  { capabilities, known, report }: Surroundings,
  identifying: readonly string[] = [],
): void => {
  const isDeniedOnly = (capability: string) => comesWithList(`.${capability}`)
  const grantable = capabilities.filter((one) => !isDeniedOnly(one))
  const links = capabilities.filter((one) => one.startsWith('link.')).map((one) => `"!${one}"`)
  for (const [role, patterns] of Object.entries(roles)) {
    const place = `roles.${role}`
    if (known.roles)
      inspectAmong(known.roles, 'a role', role, place, report, `the roles are: ${known.roles.join(', ')}`)
    for (const [index, pattern] of patterns.entries()) {
      const here = `${place}[${index}]`
      const isDenial = pattern.startsWith('!')
      const what = isDenial ? pattern.slice(1) : pattern
      const [, field] = /^field\.(.+)$/.exec(what) ?? []
      if (what === '*') continue
      if (field !== undefined && identifying.includes(field))
        report(here, `"${field}" identifies a record and cannot be denied; remove it`)
      else if (isDeniedOnly(what) && !isDenial)
        report(here, `"${what}" comes with the list; write "!${what}" to deny it, or remove it`)
      else
        inspectAmong(
          capabilities,
          'one of its capabilities',
          what,
          here,
          report,
          `they are: ${[...grantable, ...links].join(', ')}, and "!field.…"`,
        )
    }
  }
}
