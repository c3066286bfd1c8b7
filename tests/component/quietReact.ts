import * as React from 'react'

/**
 * In development, React takes a stack trace and a console task for every element, and adds a line to the developer tools'
 * timeline for each render. Nobody looks at either here. Its warnings stay on: they fail a test (setup.ts).
 *
 * Must be loaded before react-dom, which only checks once for a timeline.
 */
Reflect.deleteProperty(console, 'timeStamp')
Reflect.deleteProperty(console, 'createTask')
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})
