/** Loads the dialog that makes a report: it is opened from the account's menu, the error log, and pages that failed. */
export const loadReport = () => import('./ReportDialog')
