/** What the files of resources/ declare, areas and pages, by file. */
export const declaredFiles = import.meta.glob('/resources/**/*.{area,page}.ts', {
  eager: true,
  import: 'default',
})
