import type { Resource } from '@/declaration'
import type { Answer } from '../http/listen'

const path = '/api/mcp'

/**
 * Adds an endpoint for agents: the Model Context Protocol at `/api/mcp`, over HTTP without a session. Each tool makes the
 * platform's own calls with the caller's token, so permissions, refusals, approvals, request ids and the history work as they do
 * for people.
 *
 * @param answer the platform's
 * @param declarations its areas; read at an agent's first request
 */
export const withAgents = (answer: Answer, declarations: () => readonly Resource[]): Answer => {
  let known: readonly Resource[] | undefined
  return async (request, peer) => {
    if (new URL(request.url).pathname !== path) return answer(request, peer)
    // Only load the protocol's library when an agent calls.
    const { answerAgent } = await import('./answerAgent')
    known ??= declarations()
    return answerAgent(request, peer, answer, known)
  }
}
