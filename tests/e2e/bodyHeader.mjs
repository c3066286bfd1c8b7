/** The header in which the relay of Firefox tells Playwright the body of a request. */
export const bodyHeader = 'x-body-of-request'
