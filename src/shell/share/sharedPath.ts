/** The page that opens a link. Its content is in the `#` part, which never reaches a server or its logs. */
export const sharedPath = '/open'
