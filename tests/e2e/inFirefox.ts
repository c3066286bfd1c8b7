/**
 * What keeps a test from Firefox, by words of its title. The driver cannot do it, or does not tell it; the console is no part of that.
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
 * What Firefox says of a part that a page was loading while it was left; other browsers say nothing. A part that is really lost shows: the
 * console reloads itself.
 */
export const givenUp =
  /^uncaught: (Error: Unable to preload CSS|TypeError: error loading dynamically imported module)/

/**
 * Types a text as a person does. Playwright's own way sets the value behind the back of React, which then hears of no change. It runs in
 * each page, before any other script.
 */
export const typeForReal = (): void => {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  })
}
