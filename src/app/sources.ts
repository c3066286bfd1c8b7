/** The texts of the declarations, in development only: a build leaves them out. */
export const sources: { readonly [path: string]: () => Promise<string> } = import.meta.env.DEV
  ? import.meta.glob<string>('/resources/**/*.{area,page}.ts', { query: '?raw', import: 'default' })
  : {}
