/** The page that opens a link. What the link carries is behind the `#`, which no server and no log of one ever sees. */
export const sharedPath = '/open'
