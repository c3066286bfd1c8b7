/**
 * A picture with the last character of a name, carried in its own address: no host is asked for it.
 *
 * @param colour as CSS writes it, `#1890ff`
 */
export function pictureOf(name: string, colour: string): string {
  // Anything but a letter or a digit could end the text that it stands in.
  const shown = Array.from(name).findLast((character) => /[\p{L}\p{N}]/u.test(character)) ?? ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour}"/>` +
    `<text x="32" y="43" font-size="30" text-anchor="middle" fill="#fff" font-family="sans-serif">${shown}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
