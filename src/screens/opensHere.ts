/** Whether a click on a link opens it here: with a key held the browser opens a window of its own, or saves. */
export const opensHere = (event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
