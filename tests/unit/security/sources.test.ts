import { readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { layerOf } from '../architecture/rules'
import { filesBelow, visit } from '../architecture/source'

type Node = ESTree.Node
type Rule = (node: Node) => boolean

/** The node and everything in it. */
const within = (value: unknown): readonly Node[] => {
  const nodes: Node[] = []
  visit(value, (node) => nodes.push(node))
  return nodes
}

const nameOf = (node: Node): string => {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  if (node.type === 'MemberExpression') return nameOf(node.property)
  if (node.type === 'ChainExpression') return nameOf(node.expression)
  return ''
}
/** The arguments of calls with this name; undefined for anything else. */
const given = (node: Node, name: RegExp): readonly Node[] | undefined =>
  node.type === 'CallExpression' && name.test(nameOf(node.callee)) ? node.arguments : undefined
const calls = (node: Node, name: RegExp): boolean => given(node, name) !== undefined
const objectOf = (node: Node): string =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? nameOf(node.callee.object) : ''
const textOf = (node: Node | null | undefined): string =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : ''

/** What must not leak: not into an address, which ends up in histories and logs, nor into a log itself. */
const secret = /^(read|new)?token$|password$|vcode$/i
/** A secret itself, or encoded for an address; not what is computed from it, such as its length. */
const isSecret = (node: Node): boolean =>
  ((node.type === 'Identifier' || node.type === 'MemberExpression') && secret.test(nameOf(node))) ||
  given(node, secret)?.length === 0 ||
  given(node, /^encodeURI(Component)?$/)?.some(isSecret) === true
const holdsSecret = (value: unknown): boolean => within(value).some(isSecret)

/** Names of variables and members that contain something thrown. */
const errorName = /^(e|err|error|cause|reason|failure|thrown|exception)$|[a-z](Error|Failure)$/

const isThrown = (node: Node): boolean => errorName.test(nameOf(node))

const ownWords = /^(message|stack|toString)$/

const takesWords = (pattern: Node): boolean =>
  pattern.type === 'ObjectPattern' &&
  pattern.properties.some((one) => one.type === 'Property' && ownWords.test(nameOf(one.key)))

/** Whether code reads the message of something thrown. */
const readsWords: Rule = (node) =>
  (node.type === 'MemberExpression' && ownWords.test(nameOf(node.property)) && isThrown(node.object)) ||
  (node.type === 'VariableDeclarator' && node.init !== null && isThrown(node.init) && takesWords(node.id)) ||
  given(node, /^String$/)?.some(isThrown) === true ||
  (node.type === 'TemplateLiteral' && node.expressions.some(isThrown))

const attribute = (node: ESTree.JSXOpeningElement, name: string): ESTree.JSXAttribute | undefined =>
  node.attributes.find(
    (one): one is ESTree.JSXAttribute => one.type === 'JSXAttribute' && nameOf(one.name) === name,
  )

/** What is drawn in the browser, or is read by it. */
const reachesScreens = (path: string): boolean => {
  const layer = layerOf(path)
  return layer !== undefined && !['mock', 'assembly', 'areaPlatform', 'build'].includes(layer)
}

/** Each rule, the files it applies to if not all, and the exceptions, with the reason. */
const rules: Readonly<
  Record<string, { bad: Rule; about?: (path: string) => boolean; but?: Readonly<Record<string, string>> }>
> = {
  'puts a secret into a text or an address': {
    bad: (node) =>
      (node.type === 'TemplateLiteral' && node.expressions.some(isSecret)) ||
      (node.type === 'BinaryExpression' && node.operator === '+' && [node.left, node.right].some(isSecret)) ||
      (node.type === 'NewExpression' &&
        /^URL(SearchParams)?$/.test(nameOf(node.callee)) &&
        holdsSecret(node.arguments)) ||
      given(node, /^append$/)?.some((one) => isSecret(one) || secret.test(textOf(one))) === true,
    but: {
      'mock/platform/sandbox.ts': 'prints the sandbox password to the terminal that starts the platform',
      'mock/platform/accounts/fields.ts': 'the name of the field that holds the password, not what is in it',
    },
  },
  'writes a secret into a log': {
    bad: (node) =>
      node.type === 'CallExpression' &&
      (objectOf(node) === 'console' || nameOf(node.callee) === 'onError') &&
      holdsSecret(node.arguments),
  },
  'keeps a secret in a storage': {
    bad: (node) => holdsSecret(given(node, /^(setItem|setStore|pushState|replaceState)$/)),
  },
  'builds code from text': {
    bad: (node) =>
      calls(node, /^eval$/) ||
      ((node.type === 'NewExpression' || node.type === 'CallExpression') &&
        /^(Async|Generator)?Function$/.test(nameOf(node.callee))) ||
      textOf(given(node, /^set(Timeout|Interval)$/)?.[0]) !== '',
  },
  'puts markup into the page': {
    bad: (node) =>
      (node.type === 'AssignmentExpression' && /^(inner|outer)HTML$|^srcdoc$/.test(nameOf(node.left))) ||
      calls(node, /^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseFromString)$/) ||
      (calls(node, /^write(ln)?$/) && objectOf(node) === 'document') ||
      (node.type === 'JSXAttribute' && /^(dangerouslySetInnerHTML|srcDoc)$/.test(nameOf(node.name))),
    but: {
      'src/screens/kinds/parts/Sanitised.tsx': 'what is put there is sanitised in the line above',
      'src/screens/kinds/parts/richText/sameMarkup.ts':
        'read in a document apart, which runs and fetches nothing',
      'src/screens/kinds/parts/richText/useEditor.ts':
        'read in a document apart, which runs and fetches nothing',
      'resources/email/template/ui/MailFrame.tsx':
        'a frame without any right (sandbox=""), with a policy of its own, and what is put there is sanitised before',
    },
  },
  'hears or tells other windows': {
    bad: (node) =>
      calls(node, /^postMessage$/) ||
      textOf(given(node, /^addEventListener$/)?.[0]) === 'message' ||
      (node.type === 'AssignmentExpression' && nameOf(node.left) === 'onmessage'),
    // Only pages of the same origin hear a channel.
    but: {
      'src/platform/session.ts': 'tells a channel of its own that the session has changed, and nothing else',
      'src/platform/windowSession.ts': 'hears that channel, and looks at the cookie then',
      'src/platform/ownership.ts': 'asks a channel of its own whose a run is; an id is no secret',
      'src/screens/import/inSlices.ts': 'a channel to itself, which gives the page its turn',
      'src/files/workerCalls.ts': 'a page and a worker that it has made itself, which nobody else can reach',
    },
  },
  'opens a window that can reach back': {
    bad: (node) =>
      (objectOf(node) === 'window' &&
        given(node, /^open$/)?.some((one) => /noopener/.test(textOf(one))) === false) ||
      (node.type === 'JSXOpeningElement' &&
        textOf(attribute(node, 'target')?.value) === '_blank' &&
        !/noopener/.test(textOf(attribute(node, 'rel')?.value))),
  },
  "reads an exception's own words, which `messageOf` does": {
    bad: readsWords,
    about: reachesScreens,
    but: {
      'src/platform/dataProvider/act.ts':
        'a refusal of the platform, which becomes the failure of its records',
      'src/platform/expiry.ts': 'the refusal that ends the session',
      'src/shell/session/SessionGuard.tsx': 'the refusal that ends the session, for the sign-in page',
      'src/shell/notices/Notifications.tsx': 'the refusal that ends the session',
      'src/shell/errorLog/errorLog.ts': 'the error log, which is for that',
      'src/shell/menu/sentMenu.ts': 'written into the error log',
      'src/files/table.ts': 'one of four words for what is wrong with a file',
      'src/files/readTable.worker.ts': 'the cause of an error that has words of its own',
      'src/files/workerCalls.ts': 'hands an error over from a worker, as one that nobody foresaw',
      'src/screens/sending/Result.tsx': 'which of the reasons that the platform has declared',
      'src/scaffold/readRows.ts': 'where in a sample the JSON ends to be JSON',
      'src/screens/kinds/KindInput.tsx': 'the complaint of a form about an input',
    },
  },
}

const foundIn = (path: string, text: string): Record<string, string[]> => {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const nodes = within(program)
  return Object.fromEntries(
    Object.entries(rules).map(([what, { bad }]) => [
      what,
      nodes.filter(bad).map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`),
    ]),
  )
}

describe('no source', () => {
  const files = filesBelow(['src', 'resources', 'mock'], /\.tsx?$/)
  const found = files.map((path) => [path, foundIn(path, readFileSync(path, 'utf8'))] as const)

  it('is left out', () => {
    expect(files.length).toBeGreaterThan(300)
  })

  it.each(Object.entries(rules))('%s', (what, { but = {}, about = () => true }) => {
    const bound = found.filter(([path]) => about(path) && !Object.hasOwn(but, path))
    expect(bound.flatMap(([, one]) => one[what])).toEqual([])
    // Exceptions that nobody needs any more must be removed.
    for (const path of Object.keys(but))
      expect(found.find(([file]) => file === path)?.[1][what]).not.toEqual([])
  })
})

describe('a rule notices', () => {
  it.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source, for the rule to read
    ['puts a secret into a text or an address', 'const url = `/api/x?t=${token}`'],
    ['puts a secret into a text or an address', "location.href = '/x?t=' + readToken()"],
    ['puts a secret into a text or an address', 'new URLSearchParams({ t: token })'],
    ['puts a secret into a text or an address', "query.append('token', value)"],
    ['puts a secret into a text or an address', "'/x?t=' + encodeURIComponent(session.token)"],
    ['writes a secret into a log', "console.log('signed in', token)"],
    ['writes a secret into a log', 'console.error({ body: { password } })'],
    ['writes a secret into a log', 'environment.onError(error, token)'],
    ['keeps a secret in a storage', "localStorage.setItem('t', readToken())"],
    ['keeps a secret in a storage', "history.replaceState({ token }, '')"],
    ['builds code from text', 'eval(text)'],
    ['builds code from text', "new Function('return 1')"],
    ['builds code from text', "setTimeout('x()', 1)"],
    ['puts markup into the page', 'element.innerHTML = text'],
    ['puts markup into the page', 'const x = <p dangerouslySetInnerHTML={html} />'],
    ['puts markup into the page', 'document.write(text)'],
    ['hears or tells other windows', "parent.postMessage('x', '*')"],
    ['hears or tells other windows', "addEventListener('message', hear)"],
    ...[
      '<p>{error.message}</p>',
      '<p>{query.error?.message}</p>',
      'notify(error instanceof Error ? error.message : String(error))',
      'set(String(reason))',
      'set(`lost: $' + '{loadError}`)',
      'const { message } = cause',
      'show(state.failure.stack)',
      'show(thrown.toString())',
    ].map((text) => ["reads an exception's own words, which `messageOf` does", text]),
    ['opens a window that can reach back', "window.open(url, '_blank')"],
    ['opens a window that can reach back', 'const x = <a href={url} target="_blank">x</a>'],
  ])('that it %s: %s', (what, text) => {
    const found = Object.entries(foundIn('x.tsx', text)).filter(([, lines]) => lines.length > 0)
    expect(found.map(([rule, lines]) => [rule, lines[0]])).toEqual([[what, 'x.tsx:1']])
  })

  it.each([
    "headers.set('X-Token', token)",
    "window.open(url, '_blank', 'noopener')",
    'const x = <a href={url} target="_blank" rel="noopener">x</a>',
    "console.error('refused', error)",
    "addEventListener('storage', hear)",
    'const sum = tokens + 1',
    '<p>{messageOf(error)}</p>',
    'send(order.message)',
    'log(error)',
  ])('nothing in %s', (text) => {
    expect(Object.values(foundIn('x.tsx', text)).flat()).toEqual([])
  })
})
