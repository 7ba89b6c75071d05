/**
 * Imports: files of the contract's `importaciones` read, staged and merged by a job (in progress, work taken).
 */
export {};
