/** Loads the dialog that creates a report; opened from the account menu, the error log, and failed pages. */
export const loadReport = () => import('./ReportDialog')
