import { type ESTree, parseSync } from 'vite'
import { visit } from './source'

/** What variables and members are called that hold something thrown. */
const errorName = /^(e|err|error|cause|reason|failure|thrown|exception)$|[a-z](Error|Failure)$/

/** The last name of an expression: of `failed.error` it is `error`. */
const nameOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name
  if (node.type === 'ChainExpression') return nameOf(node.expression)
  return undefined
}

const isThrown = (node: ESTree.Node): boolean => errorName.test(nameOf(node) ?? '')

const ownWords: readonly string[] = ['message', 'stack', 'toString']

const takesMessage = (pattern: ESTree.Node): boolean =>
  pattern.type === 'ObjectPattern' &&
  pattern.properties.some(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && ownWords.includes(one.key.name),
  )

/** Whether a part of a program takes the words out of something that was thrown. */
const readsWords = (node: ESTree.Node): boolean => {
  switch (node.type) {
    case 'MemberExpression':
      return (
        node.property.type === 'Identifier' && ownWords.includes(node.property.name) && isThrown(node.object)
      )
    case 'VariableDeclarator':
      return node.init !== null && isThrown(node.init) && takesMessage(node.id)
    case 'CallExpression':
      return (
        node.callee.type === 'Identifier' &&
        node.callee.name === 'String' &&
        node.arguments.some((one) => isThrown(one))
      )
    case 'TemplateLiteral':
      return node.expressions.some(isThrown)
    default:
      return false
  }
}

/** The lines of a file that read the words of something thrown. */
export const errorWordsIn = (path: string, text: string): readonly number[] => {
  const lines: number[] = []
  visit(parseSync(path, text).program, (node) => {
    if (readsWords(node)) lines.push(text.slice(0, node.start).split('\n').length)
  })
  return lines
}
