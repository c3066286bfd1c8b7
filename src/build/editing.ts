/** Whether declarations are edited in the built console too; the development server always has that. */
export const isEditing = (): boolean => process.env.EDITING === 'on'
