import { type ESTree, type Plugin, parseSync } from 'vite'

const isDeclaring = (node: ESTree.Node | null | undefined): node is ESTree.CallExpression =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  /^(defineResource|definePage)$/.test(node.callee.name)

/** The range of the option `roles` in a declaration's code: from its start to the next option. */
const rolesIn = (code: string): readonly [from: number, to: number] | undefined => {
  const values = parseSync('declaration.ts', code).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'VariableDeclaration') return declared.declarations.map(({ init }) => init)
    return statement.type === 'ExportDefaultDeclaration' ? [statement.declaration] : []
  })
  const [options] = values.find(isDeclaring)?.arguments ?? []
  if (options?.type !== 'ObjectExpression') return undefined
  const { properties } = options
  const at = properties.findIndex(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'roles',
  )
  const roles = properties[at]
  return roles && [roles.start, properties[at + 1]?.start ?? options.end - 1]
}

/** A declaration's code without its roles; unchanged if it has none. */
export const withoutRolesIn = (code: string): string => {
  const [from, to] = rolesIn(code) ?? [0, 0]
  return code.slice(0, from) + code.slice(to)
}

/** Only the reference platform uses roles: a built console is told what its account may do. */
export function withoutRoles(): Plugin {
  return {
    name: 'without-roles',
    apply: 'build',
    transform: {
      filter: { id: /\.(area|page)\.ts$/, code: /\broles\b/ },
      handler(code) {
        return this.environment.config.consumer === 'server'
          ? undefined
          : { code: withoutRolesIn(code), map: null }
      },
    },
  }
}
