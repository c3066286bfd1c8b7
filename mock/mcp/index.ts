import type { Resource } from '@/declaration'
import type { Answer } from '../http/listen'

const path = '/api/mcp'

/**
 * A platform with an endpoint for agents: the Model Context Protocol at `/api/mcp`, over HTTP without a session. What a tool does
 * is one of the platform's own calls, with the caller's own token: permissions, refusals, approvals, request ids and the history
 * hold as they do for people.
 *
 * @param answer the platform's
 * @param declarations its areas; asked for with the first request of an agent
 */
export const withAgents = (answer: Answer, declarations: () => readonly Resource[]): Answer => {
  let known: readonly Resource[] | undefined
  return async (request, peer) => {
    if (new URL(request.url).pathname !== path) return answer(request, peer)
    // The protocol's library is not loaded before an agent comes.
    const { answerAgent } = await import('./answerAgent')
    known ??= declarations()
    return answerAgent(request, peer, answer, known)
  }
}
