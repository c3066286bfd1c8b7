import { capabilityOf, checkField, type Endpoints, type Fields, type WireRecord } from '@/declaration'
import type { PartnerCall, Route } from '../contract'
import { refuse } from '../refusal'
import { verifyCode } from '../verificationCodes'
import { ruleContext } from './context'
import type { DeclaredAreas } from './declared'
import { doingOf } from './history'
import { readInputs } from './inputs'
import { checkOffered } from './offered'
import type { EndpointRule } from './rules'
import { usedFiles } from './uploads'
import type { Views } from './view'
import { readParam } from './wire'

/** Reads the declared query parameters. Throws Refusal 10001 for a missing or invalid one. */
function readQuery(fields: Fields | undefined, query: URLSearchParams): WireRecord {
  return Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([name, field]) => {
      const text = (query.get(name) ?? '').trim()
      const wrong = () => refuse(field.errorCode ?? 10001, { field: field.label.zh })
      if (text === '') return field.required ? wrong() : []
      const value = readParam(field, text) ?? wrong()
      return checkField(field, value) ? wrong() : [[name, value]]
    }),
  )
}

/** `views`: of the area; undefined for a page. Throws Error when an endpoint has no rule, or a rule no endpoint. */
export function endpointRoutes(
  areas: DeclaredAreas,
  owner: { readonly name: string; readonly endpoints?: Endpoints },
  rules: { readonly [endpoint: string]: EndpointRule } = {},
  views?: Views,
): Route[] {
  const { name: area, endpoints = {} } = owner
  const stray = Object.keys(rules).find((name) => !Object.hasOwn(endpoints, name))
  if (stray !== undefined)
    throw new Error(`${area}.rules.ts: "${stray}" is no endpoint of ${area}; declare it or take the rule out`)
  return Object.entries(endpoints).map(([name, endpoint]): Route => {
    const rule = rules[name]
    if (!rule) throw new Error(`${area}.rules.ts: the endpoint "${name}" has no rule; write it`)
    const isWrite = endpoint.call.startsWith('POST ')
    const { requestId } = endpoint
    return {
      call: endpoint.call,
      permission: [`${area}.${views ? 'list' : 'view'}`, `${area}.${capabilityOf(name, endpoint)}`],
      does: () => doingOf(owner, name),
      ...(isWrite && requestId !== 'own' ? { idempotent: requestId ? true : 'optional' } : {}),
      ...(endpoint.verified === undefined ? {} : { prepare: verifyCode(endpoint.verified) }),
      answer: async (call: PartnerCall) => {
        const query = readQuery(endpoint.query, call.query)
        const entered = readInputs(endpoint.inputs, call.body)
        await checkOffered(areas, call, endpoint.inputs, entered)
        const input = await usedFiles(call, endpoint.inputs, entered)
        // An endpoint that changes some of many values must know which were sent.
        const sent = Object.fromEntries(
          Object.entries(input).filter(([one]) => call.body[one] !== undefined && call.body[one] !== null),
        )
        const { account, sql } = call
        const context = ruleContext(areas, sql, call, `${area} ${name} ${account.accountId}`, sent)
        const answer = await rule({ ...context, query, peer: call.peer })
        return views ? views.of(call).answer(answer) : answer
      },
    }
  })
}
