/** The first page. Alone in its file: what opens the console knows it before the menu has loaded. */
export const dashboardPath = '/dashboard'
