/** The header in which Firefox's relay passes the body of a request to Playwright. */
export const bodyHeader = 'x-body-of-request'
