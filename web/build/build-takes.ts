/** What a build of the web is known to take. A change that makes it take half more fails `release.long.test.ts`. */
export const BUILD_TAKES = { processorSeconds: 25, memoryMb: 1_400 };
