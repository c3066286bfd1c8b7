/** The addresses of the ten lists in the console that the tab switch is measured in. */
export const tenPaths = Array.from({ length: 10 }, (_, index): `/${string}` => `/many/list${index + 1}`)
