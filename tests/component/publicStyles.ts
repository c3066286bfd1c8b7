/**
 * Turns the sheets of the public pages on or off. They are loaded once in a page that many test files share, and the console
 * never has them.
 */
export function usePublicStyles(used: boolean): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id*="/src/pages/"]'))
    style.disabled = !used
}
