/** Every sample and every simulated chance comes from this seed (domain §15). */
export const fixedSeed = 20240601
