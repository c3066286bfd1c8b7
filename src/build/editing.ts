/** Whether declarations can also be edited in the built console; with the development server they always can. */
export const isEditing = (): boolean => process.env.EDITING === 'on'
