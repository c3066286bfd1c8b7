const colours = ['#1890ff', '#13a8a8', '#531dab', '#d4380d', '#389e0d'] as const

/** A cover with the subject in large letters, as a data URL: the console loads no pictures from other hosts. */
export const coverOf = (subject: string, index: number): string => {
  const colour = colours[index % colours.length] ?? colours[0]
  const [x, r] = [40 + (index % 7) * 40, 60 + (index % 5) * 14]
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">' +
    `<rect width="320" height="180" fill="${colour}"/>` +
    `<circle cx="${x}" cy="30" r="${r}" fill="#fff" opacity=".12"/>` +
    `<circle cx="${320 - x}" cy="170" r="${r + 20}" fill="#fff" opacity=".1"/>` +
    '<text x="160" y="104" fill="#fff" font-size="38" font-weight="600" text-anchor="middle"' +
    ` font-family="sans-serif">${subject}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
