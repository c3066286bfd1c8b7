import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { Resource } from '@/declaration'
import { suggestion } from '@/declaration/inspect/report'
import type { Answer } from '../http/listen'
import { bytesOf } from '../platform/call'
import { Caller, ToolError } from './caller'
import { givenIn, tools } from './tools'

/** Agents and the console send it in different headers. */
const tokenIn = ({ headers }: Request): string =>
  /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? headers.get('x-token') ?? ''

const text = (value: string, isError: boolean) => ({
  content: [{ type: 'text' as const, text: value }],
  isError,
})

const run = async (caller: Caller, name: string, given: unknown) => {
  try {
    const tool = tools.find((one) => one.name === name)
    const names = tools.map((one) => one.name)
    if (!tool) throw new ToolError(`there is no tool "${name}"${suggestion(name, names)}`)
    return text(JSON.stringify(await tool.run(caller, givenIn(given))), false)
  } catch (error) {
    if (error instanceof ToolError) return text(error.message, true)
    throw error
  }
}

/** A server for one request: nothing is kept between calls, so any instance can answer any of them. */
const serverFor = (caller: Caller): Server => {
  const server = new Server(
    { name: 'open-platform-console', version: '0.1.0' },
    { capabilities: { tools: {} } },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ run: _run, ...told }) => told),
  }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => run(caller, params.name, params.arguments))
  return server
}

/**
 * Answers one request of an agent, with the platform's own calls.
 *
 * @param answer the platform's
 * @param declarations its areas
 */
export const answerAgent = async (
  request: Request,
  peer: string | undefined,
  answer: Answer,
  declarations: readonly Resource[],
): Promise<Response> => {
  // Without a session there is nothing to listen to and nothing to end.
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  const body = await bytesOf(request)
  if (!body) return new Response(null, { status: 413 })
  const { url, headers } = request
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = serverFor(new Caller(answer, tokenIn(request), peer, declarations))
  await server.connect(transport)
  try {
    return await transport.handleRequest(new Request(url, { method: 'POST', headers, body }))
  } finally {
    await server.close()
  }
}
