const external = /^(?:https?:|mailto:|tel:)/i

/** Whether an address leads out of the console. An address that browsers cannot parse leads nowhere. */
export const isExternal = (path: string): boolean => external.test(path) && URL.canParse(path)

/**
 * Resolves a child's path like a POSIX path: `/pay` and `list` give `/pay/list`, and an absolute path is kept. External
 * addresses are kept as written, including a parent's.
 */
export const resolvePath = (base: string, path: string): string => {
  if (isExternal(path)) return path
  if (path.startsWith('/') || !isExternal(base)) {
    const steps: string[] = []
    for (const step of (path.startsWith('/') ? path : `${base}/${path}`).split('/')) {
      if (step === '..') steps.pop()
      else if (step !== '' && step !== '.') steps.push(step)
    }
    return `/${steps.join('/')}`
  }
  return base
}

const parameter = /^:[A-Za-z]\w*$/
const number = /^:[A-Za-z]\w*\(\\d\+\)$/

const stepsOf = (path: string): readonly string[] => path.split('/').filter(Boolean)

/** Whether a path has parameters, like `/example/edit/:id`, or `:id(\d+)` for numbers only. */
export const isPattern = (path: string): boolean => stepsOf(path).some((step) => step.startsWith(':'))

/** The names of a path's parameters. */
export const parametersOf = (path: string): readonly string[] =>
  stepsOf(path).flatMap((step) => (step.startsWith(':') ? [step.slice(1).replace('(\\d+)', '')] : []))

const decoded = (path: string): string | undefined => {
  try {
    // Return the result: a call whose result is unused would be removed from the build.
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * Whether a resolved path can be a route. Browsers read `\`, spaces and `//` in ways that could lead to another site,
 * `?` and `#` end the path, and servers reject invalid percent-encoding.
 */
export const isRoutePath = (path: string): boolean =>
  decoded(path) !== undefined &&
  stepsOf(path).every((step) =>
    step.startsWith(':') ? parameter.test(step) || number.test(step) : /^[\w\-.~!$&'()+,;=:@%]+$/.test(step),
  )

const takes = (step: string, given: string): boolean =>
  step === given || parameter.test(step) || (number.test(step) && /^\d+$/.test(given))

/**
 * How well an address matches a path: 0 for no match, otherwise higher the longer and the more literal the path.
 * `/pay/list/42` matches `/pay/list`; `/pay/lists` does not.
 */
export const closeness = (path: string, pathname: string): number => {
  const [steps, given] = [stepsOf(path), stepsOf(pathname)]
  // Everything is below the root, so only the root itself matches it.
  if (steps.length === 0) return given.length === 0 ? 1 : 0
  if (!steps.every((step, index) => given[index] !== undefined && takes(step, given[index]))) return 0
  return steps.length + steps.filter((step, index) => step === given[index]).length / (steps.length + 1)
}

/** The part of an address that matches a path: `/example/edit/5` of `/example/edit/5/log` for `/example/edit/:id`. */
export const ownPart = (path: string, pathname: string): string =>
  isPattern(path) ? `/${stepsOf(pathname).slice(0, stepsOf(path).length).join('/')}` : path
