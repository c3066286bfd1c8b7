/** A start that would lose data. The message says what, in which records, and what can be done. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'

  constructor(readonly problems: readonly string[]) {
    super(
      [
        'The start is refused because it would lose data. Nothing has been changed.',
        ...problems.map((problem) => `  ${problem}`),
        'Give a new field another name, or correct the records under the former declaration;',
        'or start once with MIGRATE=discard, which loses what does not fit.',
      ].join('\n'),
    )
  }
}

export const counted = (records: number): string =>
  `${records.toLocaleString('en')} ${records === 1 ? 'record' : 'records'}`
