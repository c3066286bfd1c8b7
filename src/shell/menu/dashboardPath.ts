/** The first page. Alone in its file: what opens the console knows it before the menu has loaded. */
export const dashboardPath = '/dashboard'

/** The path of the page that an address leads to. */
export const pagePath = (pathname: string): string => (pathname === '/' ? dashboardPath : pathname)
