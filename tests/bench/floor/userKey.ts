/** Where the bare application's browser keeps who is signed in. */
export const userKey = 'user'
