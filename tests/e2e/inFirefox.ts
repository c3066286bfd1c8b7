/**
 * Why a test does not run in Firefox, by words of its title. The driver cannot do it or does not report it; the console is not to
 * blame.
 */
export const notInFirefox: { readonly [title: string]: string } = {
  'a page that crashes': 'only the protocol of Chromium can have a page crash',
  'a platform that is gone': 'a call that nobody answers is no message on the console that the driver tells',
  'the menu is a drawer': 'the driver cannot tap',
  'the console stays when what it fetches last':
    'before version 155, Firefox keeps the failure of a file as long as the page (bugzilla 2055211); there only “Reload the page” helps, which is offered',
  'an article is printed': 'the driver cannot show a page as it is printed',
}

/**
 * Firefox's message about a part that was loading when the page was left; other browsers print nothing. A part that is really
 * lost shows: the console reloads itself.
 */
export const givenUp =
  /^uncaught: (Error: Unable to preload CSS|TypeError: error loading dynamically imported module)/

/**
 * Types a text like a person. Playwright's own way sets the value without React noticing. It runs in each page, before any other
 * script.
 */
export const typeForReal = (): void => {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  })
}
