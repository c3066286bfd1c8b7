/** A picture with the last character of a name, as a data URL. `colour`: in CSS, such as `#1890ff`. */
export function pictureOf(name: string, colour: string): string {
  // Any other character could break the SVG.
  const shown = Array.from(name).findLast((character) => /[\p{L}\p{N}]/u.test(character)) ?? ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour}"/>` +
    `<text x="32" y="43" font-size="30" text-anchor="middle" fill="#fff" font-family="sans-serif">${shown}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
