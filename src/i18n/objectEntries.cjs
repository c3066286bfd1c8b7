/**
 * In place of the package `object.entries`, which polyglot asks for: 6 kB of fallbacks for browsers that know no
 * `Object.entries`. Those that run the console all do.
 */
module.exports = Object.entries
