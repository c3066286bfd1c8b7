/** Where the window that began the authorisation waits for the answer: the family of admin consoles shares this name. */
const codeKey = 'x-admin-oauth-code'
/** An answer is a code and a state; nothing longer is one. */
const longestAnswer = 2000

/**
 * Hands the answer of an authorisation over to the window that waits for it: its `storage` event carries the query, and
 * nothing stays behind in the storage.
 *
 * @param search the address's query as the other platform sent it, with its '?'
 * @returns whether there was a code to hand over
 */
export function handOverCode(search: string): boolean {
  const answer = search.replace(/^\?/, '')
  if (!new URLSearchParams(answer).get('code') || answer.length > longestAnswer) return false
  try {
    localStorage.setItem(codeKey, answer)
    localStorage.removeItem(codeKey)
    return true
  } catch {
    // Without a storage nobody can be told.
    return false
  }
}
