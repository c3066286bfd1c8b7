import * as React from 'react'

/**
 * React in development takes a stack trace and a console task for every element it is given, and a line for each render in
 * the timeline of the developer tools. Nobody looks at either here. Its warnings stay: they fail a test (setup.ts).
 *
 * Loaded before react-dom, which looks once whether there is a timeline.
 */
Reflect.deleteProperty(console, 'timeStamp')
Reflect.deleteProperty(console, 'createTask')
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})
