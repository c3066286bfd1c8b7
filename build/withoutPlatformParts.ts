import type { Plugin } from 'vite'

const declarationFile = /\/(resources\/([^/]+\/)?|demo\/areas\/)[^./]+\.ts$/
const lightEndpoints = /\.endpoints\.ts\?light$/

/**
 * What only the platform reads of a declaration, its sample records and what its calls change, is left out of a built
 * console. So is what a declaration says of its own calls beyond their names and paths: the components that make them
 * bring that with them.
 */
export function withoutPlatformParts(): Plugin {
  return {
    name: 'without-platform-parts',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: /\.endpoints$/ },
      async handler(source, importer) {
        if (!importer || !(declarationFile.test(importer) || lightEndpoints.test(importer))) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && `${found.id}?light`
      },
    },
    transform: {
      // Once it is JavaScript.
      order: 'post',
      filter: { id: [declarationFile, lightEndpoints] },
      handler(code, id) {
        const isPart = lightEndpoints.test(id) ? isEndpointPart : isPlatformPart
        let left = code
        for (const { start, end } of partsOf(this.parse(code), isPart).reverse())
          left = `${left.slice(0, start)}_: 0${left.slice(end)}`
        // Making a field does nothing else: what nobody names any more goes too.
        if (lightEndpoints.test(id))
          for (const start of madeIn(this.parse(left)).sort((a, b) => b - a))
            left = `${left.slice(0, start)}/* @__PURE__ */ ${left.slice(start)}`
        // What only those parts have imported goes with them.
        return { code: left, map: null, moduleSideEffects: false }
      },
    },
  }
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The properties of a parsed file that are to go, in their order, none inside another. */
function partsOf(node: object, isPart: (property: object) => property is Span): Span[] {
  if ('type' in node && node.type === 'Property' && isPart(node)) return [node]
  return Object.values(node).flatMap((part) =>
    typeof part === 'object' && part ? partsOf(part, isPart) : [],
  )
}

/** Where calls of functions by their names begin. */
function madeIn(node: object): number[] {
  const inside = Object.values(node).flatMap((part) => (typeof part === 'object' && part ? madeIn(part) : []))
  const { type, callee, start } = node as { type?: string; callee?: { type: string }; start?: number }
  return type === 'CallExpression' && callee?.type === 'Identifier' && start !== undefined
    ? [start, ...inside]
    : inside
}

/** What is sent and answered, of a declared call. */
function isEndpointPart(property: object): property is Span {
  const { key } = property as { key: { name?: string } }
  return key.name === 'query' || key.name === 'inputs' || key.name === 'answer'
}

/** A field or a choice of the same name is the call of a function. */
function isPlatformPart(property: object): property is Span {
  const { key, value } = property as { key: { name?: string }; value: { type: string } }
  return (
    (key.name === 'sample' && value.type === 'ObjectExpression') ||
    (key.name === 'effect' && value.type === 'ArrayExpression')
  )
}
