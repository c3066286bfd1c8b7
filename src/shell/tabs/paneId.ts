/** The id of the element that shows a page, for the tab that controls it. */
export const paneId = (path: string): string => `pane-${encodeURIComponent(path)}`
