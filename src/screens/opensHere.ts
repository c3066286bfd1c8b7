/** Whether a click on a link should be handled here: with a modifier key the browser opens a new window or downloads. */
export const opensHere = (event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
