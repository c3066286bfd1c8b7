/** The first page. In its own file, because it is needed before the menu has loaded. */
export const dashboardPath = '/dashboard'

/** The path of the page that an address leads to. */
export const pagePath = (pathname: string): string => (pathname === '/' ? dashboardPath : pathname)
