/** The specification of every field kind. A kind that is missing here does not compile. */

export {};
